/** Whether everybody sits down in an order drawn by lot: remembered from table to table. */

import { post, query } from '@/lib/api'
import type { TableInfo } from '@/lib/wire'
import { keep, recall } from '@/ui/kept'

class Seating {
  private wish = $state(recall('seating', { shuffled: false }))

  get shuffled(): boolean {
    return this.wish.shuffled
  }

  set shuffled(on: boolean) {
    this.wish.shuffled = on
    keep('seating', { shuffled: on })
  }

  start(table: string): Promise<TableInfo> {
    return post(`/tables/${table}/start${query({ shuffled: this.shuffled ? 1 : null })}`)
  }
}

export const seating = new Seating()

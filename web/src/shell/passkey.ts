/** Passkeys in this browser: made, and asked to sign. What is asked comes from the service, and goes back there. */

import { post } from '@/lib/api'
import { toasts } from '@/lib/toast.svelte'
import type { Ceremony } from '@/lib/wire'
import { t } from '@/lib/words.svelte'

/** What a passkey answered, and for which ticket. */
export interface Shown {
  ticket: string
  credential: unknown
}

interface FromJson {
  parseCreationOptionsFromJSON: (options: unknown) => PublicKeyCredentialCreationOptions
  parseRequestOptionsFromJSON: (options: unknown) => PublicKeyCredentialRequestOptions
}
const browser = () => globalThis.PublicKeyCredential as unknown as FromJson

/** Whether passkeys work here: in a browser that knows them, at an address with a name. */
export const can = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in browser() && !/^[\d.]+$|:/.test(location.hostname)

/** Make one: for a new account with a name, or for mine. */
export async function make(purpose: 'new' | 'add', name = ''): Promise<Shown> {
  const asked = await post<Ceremony>('/passkeys/ask', { purpose, name })
  const publicKey = browser().parseCreationOptionsFromJSON(asked.options)
  return answered(asked, await navigator.credentials.create({ publicKey }))
}

/** Have any of mine sign. */
export async function sign(): Promise<Shown> {
  const asked = await post<Ceremony>('/passkeys/ask', { purpose: 'enter' })
  const publicKey = browser().parseRequestOptionsFromJSON(asked.options)
  return answered(asked, await navigator.credentials.get({ publicKey }))
}

function answered(asked: Ceremony, found: Credential | null): Shown {
  return { ticket: asked.ticket, credential: (found as PublicKeyCredential).toJSON() }
}

/** Tell why it did not work: somebody who stopped it knows. */
export function refuse(error: unknown): void {
  if (error instanceof DOMException) toasts.show(t('lasting-passkey-stopped'), 'no')
  else toasts.refuse(error)
}

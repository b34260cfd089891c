import { describe, expect, it } from 'vitest'
import { parse } from './rules'

describe('the digest of the rules', () => {
  it('is shown without what only those need who work on it', () => {
    const text =
      '# R\n\nIntro\n\nMarks such as *(ruling N)*.\n\n## SJ-B: Builder\n\n' +
      '**[SJ-B.1]** Build. *(rulings 8 and 28; question 19)*\n\n- one (our ruling, in part)\n- two (2)\n\n## Open questions\n\n1. Why?\n'
    const [intro, builder, ...more] = parse(text)
    expect(more).toEqual([])
    expect(intro!.paragraphs[0]!.blocks).toEqual([{ kind: 'text', text: 'Intro' }])
    expect(builder!.title).toBe('Builder')
    expect(builder!.paragraphs[0]!.blocks).toEqual([
      { kind: 'text', text: 'Build.' },
      { kind: 'items', items: ['one', 'two (2)'] },
    ])
  })
})

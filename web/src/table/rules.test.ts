import { describe, expect, it } from 'vitest'
import { type Block, parse, rulesOf, runs } from './rules'

const texts = (block: Block): string[] =>
  block.kind === 'items' ? block.items : block.kind === 'table' ? block.rows.flat() : block.kind === 'text' ? [block.text] : []

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

  it.each(['istanbul', 'istanbul-dice', 'san-juan'])('of %s speaks to players: without the names that programs use', async (game) => {
    const chapters = await rulesOf(game)
    const blocks = chapters.flatMap((chapter) => chapter.paragraphs.flatMap((one) => one.blocks))
    expect(blocks.length).toBeGreaterThan(100)
    const codes = blocks.flatMap(texts).flatMap(runs).filter((run) => run.kind === 'code')
    expect(codes).toEqual([])
    for (const block of blocks) if (block.kind === 'table') expect(block.rows[0]!.length).toBeGreaterThan(1)
  })
})

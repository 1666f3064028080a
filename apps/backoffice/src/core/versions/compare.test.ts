import { describe, expect, it } from 'vitest'
import { compareTexts, countChanges } from './compare.ts'

describe('two versions of a text', () => {
  it('are compared part by part, also where the HTML stands in one line', () => {
    const parts = compareTexts(
      '<h2>Uno</h2><p>Dos</p><p>Tres</p>',
      '<h2>Uno</h2><p>Dos y medio</p><p>Tres</p>',
    )
    expect(parts.flatMap(({ lines }) => lines)).toEqual([
      { kind: 'same', text: '<h2>Uno</h2>' },
      { kind: 'removed', text: '<p>Dos</p>' },
      { kind: 'added', text: '<p>Dos y medio</p>' },
      { kind: 'same', text: '<p>Tres</p>' },
    ])
    expect(countChanges(parts)).toEqual({ added: 1, removed: 1 })
  })

  it('show of a long text only what changed, with the lines around it', () => {
    const lines = Array.from({ length: 20 }, (_, n) => `línea ${n}`)
    const changed = lines.with(10, 'otra')
    const parts = compareTexts(lines.join('\n'), changed.join('\n'))
    expect(parts.map(({ lines: shown, hidden }) => [shown.length, hidden])).toEqual([
      [0, 8],
      [2, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [0, 7],
    ])
  })

  it('differ in nothing where only spaces and line ends do', () => {
    expect(countChanges(compareTexts('<p>Uno</p>\r\n\r\n<p>Dos</p>', '<p>Uno</p><p>Dos</p>'))).toEqual({
      added: 0,
      removed: 0,
    })
    expect(compareTexts('', '')).toEqual([])
  })
})

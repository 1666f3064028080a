import { describe, expect, it } from 'vitest'
import { cycleIn } from './no-chunk-cycles.ts'

const chunks = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

describe('chunks that import each other', () => {
  it('are found, with the way round', () => {
    const planted = chunks({
      main: ['react', 'lists'],
      lists: ['react', 'parts'],
      parts: ['lists'],
      react: [],
    })
    expect(cycleIn(planted)).toEqual(['lists', 'parts', 'lists'])
  })

  it('are not found where two import the same third', () => {
    expect(cycleIn(chunks({ main: ['lists', 'parts'], lists: ['react'], parts: ['react'], react: [] }))).toBe(
      undefined,
    )
  })
})

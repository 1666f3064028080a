import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Given } from './fill/given.ts'
import { sample } from './sample.ts'

const page = readFileSync(new URL('../../../../../../docs/templates.md', import.meta.url), 'utf8')

/** Returns the names of a value's fields, or of its rows if it is a list. */
function namesOf(given: Given | undefined): string[] {
  if (given === null || given === undefined || typeof given !== 'object') return []
  if (!('kind' in given)) return namesOf(given[0])
  if (given.kind !== 'fields') return []
  return Object.entries(given.fields).flatMap(([name, inner]) => [name, ...namesOf(inner)])
}

describe('what a template can name', () => {
  it('stands on the page for those who write templates, all of it and nothing else', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)]
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(sample))
    for (const [, name = '', words = ''] of rows) {
      const said = [...words.matchAll(/`(\w+)`/g)].map(([, field]) => field)
      expect([name, new Set(said)]).toEqual([name, new Set(namesOf(sample[name]))])
    }
  })
})

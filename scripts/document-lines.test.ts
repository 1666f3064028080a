import { describe, expect, it } from 'vitest'
import { countedFiles, kinds, special } from './document-lines.ts'

const files = countedFiles()

describe('the count of the lines of documents', () => {
  it('finds code of every kind in contract, server and portal', () => {
    for (const kind of kinds)
      for (const member of ['contract', 'server', 'portal'])
        expect([kind, member, files.some((file) => file.kind === kind && file.member === member)]).toEqual([
          kind,
          member,
          true,
        ])
  })

  it.each(Object.keys(special))('knows a file of: %s', (reason) => {
    expect(files.filter((file) => file.reason === reason)).not.toEqual([])
  })

  it('stays below the limit of what any document has (docs/decisions/document-lines.md)', () => {
    const common = files.filter(({ reason }) => reason === undefined)
    expect(common.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThan(9000)
  })

  it('leaves out what is generated, and tests', () => {
    const paths = files.map(({ path }) => path)
    expect(paths.filter((path) => /\.test\.|load\/tables\/columns\.ts$/.test(path))).toEqual([])
  })
})

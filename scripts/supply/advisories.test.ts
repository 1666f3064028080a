import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAffected, matchAdvisories, type Advisory } from './advisories.ts'
import { readAdvisories } from './advisory-files.ts'
import { readBom, type Bom } from './bom.ts'

const range = (...events: Record<string, string>[]) => ({ ranges: [{ type: 'SEMVER', events }] })

const advisoryOf = (name: string, affected: object = range({ introduced: '0' }), more: object = {}) => ({
  id: `OSV-${name}`,
  modified: '2026-11-01T00:00:00Z',
  summary: 'Planted',
  affected: [{ package: { ecosystem: 'npm', name }, ...affected }],
  ...more,
})

describe('a version is affected', () => {
  const within = range(
    { introduced: '1.2.0' },
    { fixed: '1.4.2' },
    { introduced: '2.0.0' },
    { last_affected: '2.1.0' },
  )

  test.for(['1.2.0', '1.4.1', '2.0.0', '2.1.0'])(
    'from where a range begins to where it ends: %s',
    (version) => {
      expect(isAffected(version, within)).toBe(true)
    },
  )

  test.for(['1.1.9', '1.4.2', '1.9.0', '2.1.1', 'no-version'])('and not outside: %s', (version) => {
    expect(isAffected(version, within)).toBe(false)
  })

  test('by a range whose events stand in any order, and by its name in a list', () => {
    expect(isAffected('1.0.0', range({ fixed: '2.0.0' }, { introduced: '0' }))).toBe(true)
    expect(isAffected('0.0.0-beta', range({ introduced: '0' }))).toBe(true)
    expect(isAffected('3.3.3', { versions: ['3.3.3'] })).toBe(true)
  })

  test('by no range of another kind', () => {
    expect(isAffected('1.0.0', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] })).toBe(false)
  })
})

describe('the product’s parts', () => {
  let bom: Bom
  beforeAll(async () => {
    bom = await readBom({ withTools: false })
  })

  test('are told with the advisory, the way that they came here and the version that mends them', () => {
    const mended = range({ introduced: '0' }, { fixed: '999.0.0' })
    const { hits } = matchAdvisories(bom, [advisoryOf('lodash.throttle', mended)])
    expect(hits).toEqual([
      {
        id: 'OSV-lodash.throttle',
        summary: 'Planted',
        package: 'lodash.throttle',
        version: expect.stringMatching(/^\d/),
        fixed: '999.0.0',
        path: [
          expect.stringMatching(/^enlace@/),
          expect.stringMatching(/^@enlace\//),
          expect.stringMatching(/^tus-js-client@/),
          expect.stringMatching(/^lodash\.throttle@/),
        ],
      },
    ])
  })

  test('are found by their scope, too, and only by their whole name', () => {
    const found = matchAdvisories(bom, [advisoryOf('@node-rs/argon2'), advisoryOf('argon2')]).hits
    expect(found.map((hit) => hit.package)).toEqual(['@node-rs/argon2'])
  })

  test('are not affected by what was withdrawn, is of another ecosystem or was mended before', () => {
    const elsewhere = {
      id: 'PYSEC-1',
      affected: [{ package: { ecosystem: 'PyPI', name: 'pg' }, ...range({ introduced: '0' }) }],
    }
    const withdrawn = advisoryOf('pg', range({ introduced: '0' }), { withdrawn: '2026-11-02T00:00:00Z' })
    const before = advisoryOf('pg', range({ introduced: '0' }, { fixed: '1.0.0' }))
    expect(matchAdvisories(bom, [elsewhere, withdrawn, before])).toEqual({ seen: 2, hits: [] })
  })
})

describe('advisories are read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-advisories-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const [one, two] = [advisoryOf('a'), advisoryOf('b')]
  const files: Record<string, string | Uint8Array> = {
    'one.json': JSON.stringify(one, null, 2),
    'list.json': JSON.stringify([one, two]),
    'lines.ndjson': `${JSON.stringify(one)}\n${JSON.stringify(two)}\n\n`,
    'all.zip': zipSync({
      'GHSA-1.json': strToU8(JSON.stringify(one)),
      'GHSA-2.json': strToU8(JSON.stringify(two)),
      'README.md': strToU8('Not an advisory'),
    }),
  }
  const written = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const read = async (path: string): Promise<Advisory[]> => {
    const found: Advisory[] = []
    for await (const advisory of readAdvisories(path)) found.push(advisory)
    return found
  }

  test.for(Object.entries(files))('from %s', async ([name, content]) => {
    const found = await read(written(name, content))
    expect(found.map(({ id }) => id)).toEqual(name === 'one.json' ? ['OSV-a'] : ['OSV-a', 'OSV-b'])
  })

  test('from a folder of them', async () => {
    for (const [name, content] of Object.entries(files)) written(name, content)
    expect(await read(folder)).toHaveLength(7)
  })

  test('and what is none is named, not passed over', async () => {
    const path = written('broken.jsonl', 'no advisory\n')
    await expect(read(path)).rejects.toThrow('broken.jsonl')
    rmSync(path)
  })
})

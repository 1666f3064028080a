import { cp, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeScratchFolder } from '@enlace/testing/scratch-folder.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeLinks, copyEngine, engineAt, findEngine } from './engine.ts'
import type { Engine } from './engine.ts'
import { run } from './operator.ts'

let folder: string
/** The shipped engine as npm unpacks it when install scripts are off: without its library links. */
let unpacked: Engine

beforeAll(async () => {
  folder = await makeScratchFolder('enlace-engine-')
  const shipped = await findEngine()
  const root = join(folder, 'native')
  await mkdir(root)
  await cp(join(shipped.root, '..', 'package.json'), join(folder, 'package.json'))
  await cp(shipped.root, root, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  })
  unpacked = engineAt(root)
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function version({ postgres, root }: Engine): Promise<string> {
  return (await run({ prefix: [] }, postgres, ['--version'], root)).output
}

it.runIf(process.platform === 'linux')(
  'runs once its library links are made, which npm leaves out',
  async () => {
    expect(await version(unpacked)).toContain('error while loading shared libraries')
    const copy = await copyEngine(unpacked, join(folder, 'elsewhere'))
    expect(await completeLinks(unpacked.root)).toBe(true)
    expect(await completeLinks(unpacked.root)).toBe(true)
    expect(await version(unpacked)).toMatch(/^postgres \(PostgreSQL\) 18\./)
    expect(await version(copy)).toMatch(/^postgres \(PostgreSQL\) 18\./)
    const [shipped, completed] = await Promise.all([
      readdir(join((await findEngine()).root, 'lib')),
      readdir(join(unpacked.root, 'lib')),
    ])
    expect(completed.toSorted()).toEqual(shipped.toSorted())
  },
)

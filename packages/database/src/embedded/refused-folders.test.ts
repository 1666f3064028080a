import { chmod, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, EmbeddedHome, end, faultOf } from '@enlace/testing/embedded-home.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded-database.ts'
import { StartupFault } from './startup-fault.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

let model: EmbeddedHome
let home: EmbeddedHome

beforeAll(async () => {
  model = await EmbeddedHome.furnished()
})

beforeEach(async () => {
  home = await EmbeddedHome.empty()
})

afterEach(async () => {
  await home.close()
})

afterAll(async () => {
  await model.close()
})

describe('a folder that cannot hold the database', () => {
  const lineOf = (fault: unknown) => (fault instanceof StartupFault ? fault.message : fault)

  it.runIf(isRoot)('is told to an ordinary user who may not write it', async () => {
    await mkdir(home.folder, { mode: 0o755 })
    const { outcome } = await home.openElsewhere('server', { uid: nobody })
    expect(outcome.message).toBe(`The data folder ${home.folder} cannot be written.`)
    expect(outcome.hint).toContain('DATA_DIR')
  })

  it.runIf(!isRoot)('is told when it may not be written', async () => {
    await mkdir(home.folder, { mode: 0o555 })
    const fault = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(fault)).toBe(`The data folder ${home.folder} cannot be written.`)
  })

  it('is told when it is a file', async () => {
    await writeFile(home.folder, '')
    const fault = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(fault)).toBe(`The data folder ${home.folder} is a file or lies inside one.`)
  })

  it('is told when another version of PostgreSQL wrote it, and left as it is', async () => {
    await mkdir(join(home.folder, 'cluster'), { recursive: true })
    await writeFile(join(home.folder, 'cluster', 'PG_VERSION'), '16\n')
    const fault = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(fault)).toBe(
      `The data folder ${home.folder} holds a database of PostgreSQL 16; this version brings 18.`,
    )
    expect(await readdir(join(home.folder, 'cluster'))).toEqual(['PG_VERSION'])
  })

  it('is told when something else lies in it', async () => {
    await mkdir(join(home.folder, 'cluster'), { recursive: true })
    await writeFile(join(home.folder, 'cluster', 'letter.txt'), '')
    const fault = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(fault)).toBe(
      `The folder ${join(home.folder, 'cluster')} is not empty and holds no database.`,
    )
  })

  it('is told when the password beside the data is gone or wrong', async () => {
    await cp(model.folder, home.folder, { recursive: true })
    const file = join(home.folder, 'password')
    await writeFile(file, 'wrong')
    const wrong = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(wrong)).toBe(`The database in ${home.folder} does not accept the password kept beside it.`)
    expect(await home.postmasterPid()).toBeUndefined()
    await rm(file)
    const gone = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(gone)).toBe(`The password of the database is missing: ${file} cannot be read.`)
    expect(await home.postmasterPid()).toBeUndefined()
  })

  it('is told in PostgreSQL’s own words when its files are damaged', async () => {
    await cp(model.folder, home.folder, { recursive: true })
    await writeFile(join(home.folder, 'cluster', 'global', 'pg_control'), '')
    const fault = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(lineOf(fault)).toMatch(/^The database in .* does not start: .*pg_control/)
  })
})

describe.runIf(isRoot)('in another user’s name', () => {
  it('an ordinary user starts it without any privilege', async () => {
    await mkdir(home.folder)
    await chmod(home.folder, 0o777)
    const { outcome, process: child } = await home.openElsewhere('server', { uid: nobody })
    expect(outcome.message).toBeUndefined()
    expect(await ask(outcome.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(join(home.folder, 'cluster'))).uid).toBe(nobody)
    await end(child, 'SIGTERM')
    expect(await home.postmasterPid()).toBeUndefined()
  })

  it('root starts it as another user where there are no namespaces, and later goes on with those files', async () => {
    const withoutUnshare = { env: { PATH: '/nowhere' } }
    const { outcome, process: child } = await home.openElsewhere('server', withoutUnshare)
    expect(outcome.message).toBeUndefined()
    expect((await stat(join(home.folder, 'cluster'))).uid).not.toBe(0)
    await ask(outcome.adminUrl, 'create table kept as select 7 as n')
    await end(child, 'SIGTERM')
    const later = await home.open('server')
    expect(await ask(later.adminUrl, 'select n from kept')).toEqual([{ n: 7 }])
  })
})

import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, EmbeddedHome, end, faultOf } from '@enlace/testing/embedded-home.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded-database.ts'
import { isAlive } from './pid-file.ts'
import { StartupFault } from './startup-fault.ts'

/** One home for all: every test finds its database stopped, with the tables of earlier tests. */
let home: EmbeddedHome

beforeAll(async () => {
  home = await EmbeddedHome.furnished()
})

afterEach(async () => {
  await home.vacate()
})

afterAll(async () => {
  await home.close()
})

describe('the embedded database', () => {
  it('is durable, in UTF-8 and UTC, ordered by code point, and open to the password holder of this machine only', async () => {
    const database = await home.open('server')
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'TimeZone',
      'listen_addresses',
      'data_checksums',
    ]
    const rows = await ask(
      database.adminUrl,
      `select name, setting from pg_settings where name in (${settings.map((name) => `'${name}'`).join()}) order by name collate "C"`,
    )
    expect(rows.map((row) => Object.values(row).join('='))).toEqual([
      'TimeZone=UTC',
      'data_checksums=on',
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=127.0.0.1',
      'synchronous_commit=on',
    ])
    expect(
      await ask(
        database.adminUrl,
        `select current_database() as name, current_user::text as who, getdatabaseencoding() as encoding,
          'Z' < 'a' as "byPoint", 'zeta' < 'ñandú' as "notByLanguage", upper('ñandú') as upper`,
      ),
    ).toEqual([
      {
        name: 'enlace',
        who: 'postgres',
        encoding: 'UTF8',
        byPoint: true,
        notByLanguage: true,
        upper: 'ÑANDÚ',
      },
    ])
    expect((await stat(join(home.folder, 'password'))).mode & 0o777).toBe(0o600)
    const password = await readFile(join(home.folder, 'password'), 'utf8')
    expect(password.length).toBeGreaterThanOrEqual(32)
    const wrong = database.adminUrl.replace(password, 'wrong')
    expect(await faultOf(ask(wrong, 'select 1'))).toMatchObject({ code: '28P01' })
    const hba = await ask(database.adminUrl, 'select distinct auth_method from pg_hba_file_rules')
    expect(hba).toEqual([{ auth_method: 'scram-sha-256' }])
  })

  it('stops once, however often it is asked, and keeps its data for the next start', async () => {
    const first = await home.open('server')
    await ask(first.adminUrl, 'create table kept as select 7 as n')
    await Promise.all([first.stop(), first.stop()])
    await first.stop()
    expect(await home.postmasterPid()).toBeUndefined()
    const second = await home.open('server')
    expect(await ask(second.adminUrl, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('is adopted with its data when the server that started it was killed', async () => {
    const server = await home.openElsewhere('server')
    await ask(server.outcome.adminUrl, 'create table orphaned as select 7 as n')
    const pid = await home.postmasterPid()
    await end(server.process, 'SIGKILL')
    const heir = await home.open('server')
    expect(await home.postmasterPid()).toBe(pid)
    expect(heir.adminUrl).toBe(server.outcome.adminUrl)
    expect(await ask(heir.adminUrl, 'select n from orphaned')).toEqual([{ n: 7 }])
    await heir.stop()
    expect(await home.postmasterPid()).toBeUndefined()
  })

  it('is refused to a second server in one line, and serves the first on', async () => {
    const first = await home.openElsewhere('server')
    const fault = await faultOf(startEmbedded({ folder: home.folder, purpose: 'server' }))
    expect(fault).toBeInstanceOf(StartupFault)
    expect(fault).toMatchObject({
      message: `Another server is already running on the data folder ${home.folder}.`,
    })
    expect(await ask(first.outcome.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await end(first.process, 'SIGTERM')
    expect(await home.postmasterPid()).toBeUndefined()
  })

  it('lends itself to a command while a server runs, and the last of them to leave stops it', async () => {
    const server = await home.openElsewhere('server')
    const pid = await home.postmasterPid()
    const command = await home.open('command')
    expect(command.port).toBe(server.outcome.port)
    await command.stop()
    expect(await ask(server.outcome.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])

    const longer = await home.open('command')
    await end(server.process, 'SIGTERM')
    expect(await home.postmasterPid()).toBe(pid)
    expect(await ask(longer.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await longer.stop()
    expect(await home.postmasterPid()).toBeUndefined()
  })

  it('is made once when several commands begin together on an empty folder, and stopped once', async () => {
    const empty = await EmbeddedHome.empty()
    const together = await Promise.all([1, 2, 3].map(async () => empty.open('command')))
    expect(new Set(together.map(({ port }) => port)).size).toBe(1)
    await Promise.all(together.map(async (database) => database.stop()))
    expect(await empty.postmasterPid()).toBeUndefined()
    expect((await readdir(empty.folder)).toSorted()).toEqual(['cluster', 'password', 'postgres.log'])
    await empty.close()
  })

  it('outlives Ctrl C in the terminal of the server', async () => {
    const server = await home.openElsewhere('server')
    await end(server.process, 'SIGINT', 'session')
    expect(await ask(server.outcome.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('loses no acknowledged commit when PostgreSQL and the server are killed together', async () => {
    const server = await home.openElsewhere('server')
    await ask(server.outcome.adminUrl, 'create table commits (n int primary key)')
    let acknowledged = 0
    const writer = new pg.Client({ connectionString: server.outcome.adminUrl })
    writer.on('error', () => undefined)
    await writer.connect()
    const writing = (async () => {
      for (let n = 1; ; n++) {
        await writer.query('insert into commits values ($1)', [n])
        acknowledged = n
      }
    })().catch(() => undefined)
    await pause(300)
    server.process.kill('SIGKILL')
    process.kill((await home.postmasterPid()) ?? 0, 'SIGKILL')
    await writing
    const heir = await home.open('server')
    const [row] = await ask(heir.adminUrl, 'select count(*)::int as count, max(n) as last from commits')
    expect(acknowledged).toBeGreaterThan(10)
    expect(row?.['last']).toBeGreaterThanOrEqual(acknowledged)
    expect(row?.['count']).toBe(row?.['last'])
  })

  it('starts when a stranger has the process number that a power cut left behind', async () => {
    const first = await home.open('server')
    await first.stop()
    const left = [
      process.pid,
      join(home.folder, 'cluster'),
      1_700_000_000,
      5_432,
      '',
      '127.0.0.1',
      '0 0',
      'ready',
      '',
    ]
    await writeFile(join(home.folder, 'cluster', 'postmaster.pid'), left.join('\n'))
    await writeFile(join(home.folder, 'starting.lock'), '999999999')
    const second = await home.open('server')
    expect(await ask(second.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(process.pid)).toBe(true)
  })

  it('does not take a running database for that of a copied folder', async () => {
    const original = await home.open('server')
    const copy = join(home.home, 'copy')
    await cp(home.folder, copy, { recursive: true })
    const other = await home.open('server', copy)
    expect(other.port).not.toBe(original.port)
    await ask(other.adminUrl, 'create table only_here ()')
    expect(await faultOf(ask(original.adminUrl, 'select from only_here'))).toMatchObject({ code: '42P01' })
  })
})

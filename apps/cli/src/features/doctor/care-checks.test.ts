import { createServer } from 'node:http'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { doctorCareTexts as texts } from '@enlace/contract/core/cli/doctor-texts.ts'
import { examineDatabase } from '@enlace/database/examine.ts'
import { examineFigures } from '@enlace/database/kept-figures.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildPayment } from '@enlace/testing/ledger.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import {
  checkFacts,
  checkFigures,
  checkLogin,
  checkReachable,
  checkSealed,
  checkStorage,
} from './care-checks.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const folder = await useScratchFolder('enlace-care-')
const well = {
  version: '18.4',
  aheadMilliseconds: 0,
  unguarded: [],
  newer: [],
  deadJobs: 0,
  deadMails: 0,
  lateSources: [],
  lastBackup: new Date('2026-01-02T10:00:00Z'),
  hasCompanies: true,
}
const now = new Date('2026-01-02T20:00:00Z')
const notGood = (facts: object) =>
  checkFacts({ ...well, ...facts }, now)
    .filter(({ level }) => level !== 'good')
    .map(({ level, text }) => [level, text])

describe('the doctor', () => {
  it('says of each thing that is not well what to do', () => {
    expect(notGood({})).toEqual([])
    expect(notGood({ version: '14.9' })[0]?.[0]).toBe('bad')
    expect(notGood({ version: '18.4 (Debian 18.4-1)' })).toEqual([])
    for (const version of ['19beta2', '19rc1', '20devel'])
      expect(notGood({ version })).toEqual([['bad', expect.stringContaining(version)]])
    expect(notGood({ unguarded: ['media'] })).toEqual([['bad', expect.stringContaining('media')]])
    expect(notGood({ newer: ['0099_x.sql'] })).toEqual([['warning', expect.stringContaining('0099_x.sql')]])
    expect(notGood({ aheadMilliseconds: -65_000 })).toEqual([['bad', expect.stringContaining('65 segundos')]])
    expect(notGood({ lastBackup: null })).toEqual([['warning', texts.backupNone]])
    expect(notGood({ lastBackup: null, hasCompanies: false })).toEqual([])
    expect(notGood({ lastBackup: new Date('2025-12-30T10:00:00Z') })).toEqual([
      ['warning', expect.stringContaining('hace 3 días')],
    ])
    expect(notGood({ deadJobs: 2, deadMails: 3, lateSources: ['1: erp'] }).map(([level]) => level)).toEqual([
      'warning',
      'warning',
      'warning',
    ])
  })

  it('tells sealed values that no key opens from those that wait for the new one', () => {
    const levels = (...given: Parameters<typeof checkSealed>) =>
      checkSealed(...given).map(({ level }) => level)
    expect(levels({ changed: 0, same: 4, unknown: 0 }, false)).toEqual(['good'])
    expect(levels({ changed: 0, same: 4, unknown: 0 }, true)).toEqual(['good', 'warning'])
    expect(levels({ changed: 2, same: 4, unknown: 1 }, true)).toEqual(['bad', 'warning'])
  })

  it('reads the facts of a database', async () => {
    await buildCompany(database.db)
    expect(await examineDatabase(database.adminUrl)).toMatchObject({
      ...well,
      version: expect.any(String),
      lastBackup: null,
    })
    await database.asAdmin('alter table media no force row level security')
    await database.asAdmin(
      `insert into care_acts (kind, ended_at, detail) values ('reseal', now(), '{}'), ('backup', null, '{}')`,
    )
    const seen = await examineDatabase(database.adminUrl)
    expect(seen).toMatchObject({ unguarded: ['media'], lastBackup: null })
    await database.asAdmin('alter table media force row level security')
    await database.asAdmin(
      `insert into care_acts (kind, ended_at, detail) values ('restore', now(), '{"takenAt": "2026-01-02T03:04:05Z"}')`,
    )
    expect((await examineDatabase(database.adminUrl)).lastBackup).toEqual(new Date('2026-01-02T03:04:05Z'))
  })

  it('compares the kept figures with the documents, and mends them where it is asked', async () => {
    const { branch } = await buildSupplier(database.db, await buildCompany(database.db))
    await buildPayment(database, branch, [{ statement: null, valor: '10' }])
    const ask = async (mends: boolean) =>
      checkFigures(await examineFigures(database.adminUrl, { mends }), mends).map(({ level }) => level)
    expect(await ask(false)).toEqual(['good'])
    await database.asAdmin('delete from payments_made_lines_figures')
    expect(await ask(false)).toEqual(['bad'])
    expect(await ask(true)).toEqual(['warning'])
    expect(await ask(false)).toEqual(['good'])
  })

  it('warns of a login that could take on the owner’s role', async () => {
    expect(await checkLogin(undefined)).toEqual([])
    expect(await checkLogin(database.adminUrl)).toEqual([{ level: 'warning', text: texts.loginOwns }])
    await database.asAdmin(`create role enlace_bounded login noinherit password 'acotado'`)
    await database.asAdmin('grant enlace_app, enlace_staff, enlace_works, enlace_door to enlace_bounded')
    const own = new URL(database.adminUrl)
    own.username = 'enlace_bounded'
    own.password = 'acotado'
    expect(await checkLogin(own.href)).toEqual([{ level: 'good', text: texts.login }])
    await database.asAdmin('drop role enlace_bounded')
  })

  it('writes, reads and removes a file, and notices where it cannot', async () => {
    const good = openStorage({ storageUrl: join(folder, 'files'), dataDir: folder })
    expect((await checkStorage(good)).level).toBe('good')
    const file = join(folder, 'none')
    await writeFile(file, '')
    expect((await checkStorage(openStorage({ storageUrl: file, dataDir: folder }))).level).toBe('bad')
    await rm(file)
  })

  it('asks the portal at its own address', async () => {
    const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
    expect((await checkReachable(url)).level).toBe('good')
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    expect(await checkReachable(url)).toEqual({
      level: 'warning',
      text: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('answers programs, too', async () => {
    const { code, lines } = await runCommand(command, database.db, '--json', {
      DATABASE_URL: database.adminUrl,
      SECRET_KEY: 'k'.repeat(40),
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1:1/',
    })
    const answer: unknown = JSON.parse(lines.join('\n'))
    expect(answer).toMatchObject({ isWell: code === 0, findings: expect.any(Array) })
    expect(lines.join('\n')).not.toContain('k'.repeat(40))
  })
})

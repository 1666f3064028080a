import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import { bareTables, plantOf, plantOfPersons } from '@enlace/testing/every-table.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildWorld, type World } from '@enlace/testing/planted-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../driver/owner.ts'
import { createPool } from '../driver/pool.ts'
import { BackupFault } from './backup-fault.ts'
import { findCompanyTables, treatedTables, treatmentOf } from './company-tables.ts'
import { placeCompany } from './place-company.ts'
import { checkBackup } from './restore-backup.ts'
import { restoreCompany, type WantedCompany } from './restore-company.ts'
import { stageCompany } from './stage-company.ts'
import { takeBackup } from './take-backup.ts'

const database = useTestDatabase('own')
const folder = await useScratchFolder('enlace-company-')
const path = join(folder, 'copia.tar.zst')
const reason = 'Quedó en espera'
const files = new Map<string, Buffer>()
const made: TestDatabase[] = []
let unpacked: TestDatabase
let one: World
let other: World
afterAll(() => Promise.all(made.map((each) => each.drop())))

type Rows = Record<string, Record<string, unknown>[]>

/** Every row of a company, and of what belongs to no company (0), by table. */
async function rowsOf(company: number, ask = database.asAdmin): Promise<Rows> {
  const tables = await ask<{ name: string; has: boolean }>(
    `select relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and attname = 'company_id'
                                        and not attisdropped) as has
       from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not in ('schema_migrations', 'schema_functions', 'care_acts', 'companies') order by 1`,
  )
  const rows: Rows = {}
  for (const { name } of tables.filter(({ has }) => has === company > 0)) {
    const where = company > 0 ? `where company_id = ${company}` : ''
    const found = await ask<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t ${where} order by t::text collate "C"`,
    )
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

const companyRow = (id: number, ask = database.asAdmin) =>
  ask<{ nombre: string; content_version: number }>('select * from companies where id = $1', [id])

const restore = (more: Partial<WantedCompany> = {}, adminUrl = database.adminUrl) =>
  restoreCompany(adminUrl, {
    path,
    company: one.company.id,
    // A database each: emptying a used one costs as much as a fifth of the restoration.
    scratch: async () => {
      unpacked = await newDatabase(createTestDatabase)
      return unpacked.adminUrl
    },
    replaces: true,
    reason,
    putFile: async (_key, bytes) => void (await buffer(bytes)),
    ...more,
  })

/** Stages what was unpacked last in another database, and places it there. */
const placeAgain = (adminUrl: string) =>
  asOwner(unpacked.adminUrl, 'restore', (from) =>
    asOwner(adminUrl, 'restore', async (client) => {
      const company = one.company.id
      const tables = await findCompanyTables(client)
      await stageCompany(from, client, { company, tables })
      const { head } = await checkBackup(path)
      await placeCompany(client, { company, replaces: true, head, tables })
    }),
  )

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => (fault instanceof BackupFault ? [fault.code, fault.detail] : fault),
  )

async function newDatabase(make = createMigratedDatabase): Promise<TestDatabase> {
  const own = await make()
  made.push(own)
  return own
}

async function plantAll(world: World): Promise<void> {
  const planted = plantOf(world.company.id)
  const [membership] = await database.asAdmin<{ id: string }>(
    'select id from memberships where company_id = $1 limit 1',
    [world.company.id],
  )
  await plantSession(world)
  await plantHandOver(database, planted)
  await plantSavedView(database, planted, membership?.id ?? '')
  await plantOfPersons(database, planted)
}

/** Creates a session of a person of the company with access to some of its accounts. */
async function plantSession({ company, suppliers }: World): Promise<void> {
  const { person, branches } = suppliers[0]
  const hash = randomBytes(32)
  await database.asAdmin(
    `with family as (
       insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry)
       values ($2, $3, $4, $3, now() + interval '1 hour') returning id)
     insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
         refresh_token_hash, expires_at, idle_minutes)
     select $1, family.id, m.id, $3, $3, $3, now() + interval '1 hour', 20
       from family, memberships m where m.company_id = $1 and m.identity_id = $2`,
    [company.id, person.identity, hash, hash.toString('hex')],
  )
  await database.asAdmin(
    `insert into membership_accounts (company_id, membership_id, third_id)
     select company_id, id, $3 from memberships where company_id = $1 and identity_id = $2`,
    [company.id, person.identity, branches[0]?.id],
  )
}

let atBackup: Rows
const noRows: Rows = {}
beforeAll(async () => {
  one = await buildWorld(database)
  other = await buildWorld(database)
  for (const world of [one, other]) await plantAll(world)
  await database.asAdmin('update stored_files set claimed_at = now()')
  const keys = await database.asAdmin<{ key: string }>('select storage_key as key from stored_files')
  for (const { key } of keys) files.set(key, randomBytes(500))
  atBackup = await rowsOf(one.company.id)
  await takeBackup(database.adminUrl, {
    path,
    version: '1.0.0',
    isEmbedded: true,
    keyPrint: 'print',
    readFile: async (key) => Readable.from([files.get(key) ?? Buffer.alloc(0)]),
  })
})

/** States of rows that a job or a process is working on. */
const running = /^(waiting|running|checking|loading|enviando|procesando)$/
const brokenOff = [
  'exports',
  'certificate_runs',
  'import_batches',
  'import_loads',
  'pushes',
  'connection_runs',
  'connections',
  'invitation_batches',
  'media',
  'notification_events',
]

/** Whether a row is work that was waiting or running when the backup was taken. */
function isUnderWay(table: string, { sent_at, dead_at, state, spread_at, held_by }: Record<string, unknown>) {
  if (table === 'jobs') return dead_at === null
  if (table === 'outbox_mails') return sent_at === null && dead_at === null
  if (table === 'webhook_deliveries') return state === 'pendiente'
  if (table === 'notification_events') return spread_at === null
  if (table === 'connections') return held_by !== null
  return brokenOff.includes(table) && running.test(String(state))
}

/** Changes to a company after its backup. */
async function live(company: number): Promise<void> {
  const own = (text: string) => database.asAdmin(text, [company])
  await own(`update third_parties set nombre = 'Otro' where company_id = $1`)
  await own(`update settings set value = '"Otro"' where company_id = $1`)
  await own(`delete from saved_views where company_id = $1`)
  await own(`update question_numbers set last = last + 7 where company_id = $1`)
  await own(`select append_audit($1, 'cli', null, 'x:later', null, null, '{}')`)
  await own(
    `insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at)
     values ($1, $1::integer || '/zz/${'z'.repeat(41)}', 'application/pdf', 1, '${'b'.repeat(64)}', now())
     on conflict do nothing`,
  )
  await own(`update companies set nombre = nombre || ' nueva' where id = $1`)
}

describe('a company that is put back beside the others', () => {
  it('is as it was, and of the others not a letter is changed', async () => {
    const [id, beside] = [one.company.id, other.company.id]
    expect([await bareTables(database, id), await bareTables(database, beside)]).toEqual([[], []])
    for (const company of [id, beside]) await live(company)
    const [theirs, shared, theirName] = [await rowsOf(beside), await rowsOf(0), await companyRow(beside)]
    const before = await rowsOf(id)
    const [named] = await companyRow(id)
    const put = new Map<string, Buffer>()
    const restored = await restore({ putFile: async (key, bytes) => void put.set(key, await buffer(bytes)) })

    expect(await rowsOf(beside)).toEqual(theirs)
    expect(await rowsOf(0)).toEqual(shared)
    expect(await companyRow(beside)).toEqual(theirName)
    const after = await rowsOf(id)
    for (const [table, rows] of Object.entries(after)) {
      const wanted = { replaced: atBackup, left: before, calendar: before, ended: noRows }
      const treatment = treatmentOf(table)
      if (treatment === 'log' || treatment === 'counter') continue
      if (table === 'stored_files') continue
      const still = (wanted[treatment][table] ?? []).filter((row) => !isUnderWay(table, row))
      const ids = new Set(
        (wanted[treatment][table] ?? []).filter((row) => isUnderWay(table, row)).map(({ id }) => id),
      )
      expect([table, rows.filter((row) => !ids.has(row['id']))]).toEqual([table, still])
    }
    const ownFiles = new Map([...files].filter(([key]) => key.startsWith(`${id}/`)))
    expect(ownFiles.size).toBeGreaterThan(1)
    expect(put).toEqual(ownFiles)
    expect(restored).toMatchObject({ name: one.shown.marker, files: ownFiles.size, hostsLost: [] })
    // Caches of its content are invalid.
    const [now] = await companyRow(id)
    expect(now?.nombre).toBe(one.shown.marker)
    expect(now?.content_version).toBeGreaterThan(named?.content_version ?? Infinity)
  })

  it('gives no number out twice, forgets nothing that was written down, and lets newer files go', async () => {
    const after = await rowsOf(one.company.id)
    expect(after['question_numbers']).toMatchObject([
      { last: Number(atBackup['question_numbers']?.[0]?.['last']) + 7 },
    ])
    const acts = after['audit_log']?.map(({ action }) => action) ?? []
    expect(acts).toEqual(expect.arrayContaining(['x:later', 'company:restored']))
    for (const entry of atBackup['audit_log'] ?? []) expect(after['audit_log']).toContainEqual(entry)
    const kept = after['stored_files'] ?? []
    expect(kept.filter(({ claimed_at }) => claimed_at === null)).toMatchObject([
      { storage_key: `${one.company.id}/zz/${'z'.repeat(41)}` },
    ])
    for (const file of atBackup['stored_files'] ?? []) expect(kept).toContainEqual(file)
  })

  it('sends nothing of that time again by itself, and says so where it is held', async () => {
    const after = await rowsOf(one.company.id)
    for (const table of ['outbox_mails', 'jobs'])
      for (const row of after[table]?.filter(({ sent_at }) => (sent_at ?? null) === null) ?? [])
        expect(row).toMatchObject({ dead_at: expect.any(String), last_error: reason, claimed_by: null })
    for (const row of after['webhook_deliveries'] ?? []) expect(row).not.toMatchObject({ state: 'pendiente' })
    const work = brokenOff.flatMap((table) => (after[table] ?? []).map((row) => ({ table, row })))
    expect(work.length).toBeGreaterThan(0)
    expect(work.filter(({ table, row }) => isUnderWay(table, row))).toEqual([])
    // Ensures that every table whose work is claimed is covered here.
    const claimed = await database.asAdmin<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'claimed_by' order by 1`,
    )
    expect(claimed.map(({ name }) => name)).toEqual(['jobs', 'outbox_mails', 'webhook_deliveries'])
  })

  it('knows each table that is not simply replaced', async () => {
    const names = Object.keys(atBackup)
    expect(treatedTables.filter((table) => !names.includes(table))).toEqual([])
  })
})

describe('a company that another installation has not', () => {
  it('comes with its persons; who is known there keeps password and factors', async () => {
    const own = await newDatabase()
    const ask: typeof database.asAdmin = (text, values) => askAt(own.adminUrl, text, values)
    const { email } = one.suppliers[0].person
    const [known] = await ask(
      `insert into identities (email, password_hash, first_name) values ($1, 'theirs', 'Suya') returning id`,
      [email],
    )
    await ask(`insert into companies (id, nit, dv, nombre) values (9000, '900999999', 1, 'Vecina')`)
    await ask(`insert into company_hosts (company_id, host) select 9000, $1`, [
      String(atBackup['company_hosts']?.[0]?.['host']),
    ])
    const restored = await restore({ replaces: false }, own.adminUrl)
    expect(restored.hostsLost).toEqual([atBackup['company_hosts']?.[0]?.['host']])
    expect(restored.persons.known).toBe(1)
    expect(restored.persons.added).toBeGreaterThan(0)
    const after = await rowsOf(one.company.id, ask)
    const withoutPersons = (rows: Rows[string] = []) =>
      rows.map(({ identity_id: _, ...row }) => JSON.stringify(row)).toSorted()
    for (const table of ['third_parties', 'memberships', 'account_statements', 'settings', 'audit_log'])
      expect(withoutPersons(after[table]?.filter(({ action }) => action !== 'company:restored'))).toEqual(
        withoutPersons(atBackup[table]),
      )
    const members = after['memberships'] ?? []
    expect(members.map(({ identity_id }) => identity_id)).toContain(known?.['id'])
    const [person] = await ask('select password_hash, first_name from identities where email = $1', [email])
    expect(person).toEqual({ password_hash: 'theirs', first_name: 'Suya' })
    // Numbers continue after the company's own.
    const [counted] = await ask(
      `select nextval('third_parties_id_seq') > max(id) as parties, (select nextval('companies_id_seq')) > $1 as companies
         from third_parties`,
      [one.company.id],
    )
    expect(counted).toEqual({ parties: true, companies: true })
  })
})

async function askAt<Row = Record<string, unknown>>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const pool = createPool({ url, max: 1 })
  return pool
    .query(text, [...values])
    .then(({ rows }) => rows)
    .finally(() => pool.end())
}

describe('nothing is changed', () => {
  const all = async () => {
    const parts = [await rowsOf(one.company.id), await rowsOf(other.company.id), await rowsOf(0)]
    const names = await database.asAdmin('select * from companies order by id')
    return createHash('sha256')
      .update(JSON.stringify([parts, names]))
      .digest('hex')
  }

  it('where the place is not free, or the backup does not have the company', async () => {
    const before = await all()
    const { id } = one.company
    const name = one.shown.marker
    expect(await faultOf(restore({ replaces: false }))).toEqual(['company-stands', { company: id, name }])
    expect(await faultOf(restore({ company: 123_456 }))).toEqual([
      'not-in-backup',
      { company: 123_456, there: expect.stringContaining(String(id)) },
    ])
    await expect(restore({ onFound: () => Promise.reject(new Error('No')) })).rejects.toThrow('No')
    expect(await all()).toBe(before)
    const [company] = await database.asAdmin<{ nit: string }>('select nit from companies where id = $1', [id])
    const elsewhere = await newDatabase()
    await askAt(
      elsewhere.adminUrl,
      `insert into companies (id, nit, dv, nombre) values ($1, '900111222', 1, 'Vecina')`,
      [id],
    )
    expect(await faultOf(restore({}, elsewhere.adminUrl))).toMatchObject([
      'other-company',
      { there: '900111222' },
    ])
    await askAt(elsewhere.adminUrl, `update companies set id = 77, nit = $1`, [company?.nit])
    expect(await faultOf(placeAgain(elsewhere.adminUrl))).toMatchObject(['nit-elsewhere', { there: 77 }])
    const [still] = await askAt(elsewhere.adminUrl, 'select array_agg(id) as ids from companies')
    expect(still).toEqual({ ids: [77] })
    const unmade = await newDatabase(createTestDatabase)
    expect(await faultOf(restore({}, unmade.adminUrl))).toEqual(['other-schema', {}])
  })

  it('where it is killed in the middle', async () => {
    await live(one.company.id)
    const before = await all()
    const holder = new pg.Client({ connectionString: database.adminUrl })
    await holder.connect()
    // The company's own row is written last: waiting for its lock, all else is done.
    await holder.query('begin')
    await holder.query('select from companies where id = $1 for no key update', [one.company.id])
    // Remains of another restoration in the scratch database do no harm.
    const cut = restore({ scratch: () => Promise.resolve(unpacked.adminUrl) }).then(
      () => 'restored',
      (fault: unknown) => String(fault),
    )
    let killed: unknown[] = []
    while (killed.length === 0)
      killed = await database.asAdmin(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'enlace restore' and wait_event_type = 'Lock'`,
      )
    expect(await cut).toMatch(/connection|terminat/i)
    await holder.query('rollback')
    await holder.end()
    expect(await all()).toBe(before)
  })
})

import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import { plantOf, plantOfPersons } from '@enlace/testing/every-table.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildWorld } from '@enlace/testing/planted-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartupFault } from '../embedded/startup-fault.ts'
import { openDatabase } from '../open.ts'
import { installReport } from '../reports/install.ts'
import { readReportFile } from '../reports/report-file.ts'
import { BackupFault } from './backup-fault.ts'
import { checkBackup, demandKnownMigrations, restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const database = useTestDatabase('own')
const folder = await useScratchFolder('enlace-backup-')
const path = join(folder, 'copia.tar.zst')
const files = new Map<string, Buffer>()
const made: TestDatabase[] = []
afterAll(() => Promise.all(made.map((one) => one.drop())))

async function emptyDatabase(make = createMigratedDatabase): Promise<TestDatabase> {
  const own = await make()
  made.push(own)
  return own
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** A checksum per table that changes with any of its rows. */
async function marksOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not in ('schema_migrations', 'schema_functions', 'care_acts')`,
  )
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text collate "C")) as mark, count(*) as rows from ${name} t`,
  )
  const rows = await ask<{ name: string; mark: string | null }>(url, each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark ?? 'empty']))
}

/** The policies, rights, triggers and foreign keys of the schema, as the catalogue prints them. */
const guards = (url: string) =>
  ask(
    url,
    `select 'policy ' || polrelid::regclass || ' ' || polname || ' ' || coalesce(pg_get_expr(polqual, polrelid), '') as word from pg_policy
     union all select 'table ' || oid::regclass || ' ' || relrowsecurity || relforcerowsecurity || relowner::regrole || coalesce(relacl::text, '')
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
     union all select 'reference ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
       from pg_constraint where contype = 'f'
     order by 1`,
  )

const restoreInto = (url: string, from = path, put = new Map<string, Buffer>()) =>
  restoreBackup(url, {
    path: from,
    putFile: async (key, bytes) => void put.set(key, await buffer(bytes)),
  })

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => (fault instanceof BackupFault ? fault.code : fault),
  )

beforeAll(async () => {
  const { company } = await buildWorld(database)
  const planted = plantOf(company.id)
  const [membership] = await database.asAdmin<{ id: string }>('select id from memberships limit 1')
  await plantHandOver(database, planted)
  await plantSavedView(database, planted, membership?.id ?? '')
  await plantOfPersons(database, planted)
  await database.asAdmin('update stored_files set claimed_at = now()')
  const keys = await database.asAdmin<{ key: string }>('select storage_key as key from stored_files')
  // One of them is several pieces long.
  for (const [place, { key }] of keys.entries())
    files.set(key, randomBytes(place === 0 ? 2_500_000 : 100 + place))
  await installReport(database.adminUrl, {
    name: 'por_bodega',
    file: readReportFile(
      `-- titulo: Por bodega\n-- columna bodega: Bodega\nselect company_id, third_party_id, third_id, bodega from purchase_order`,
    ),
    taken: [],
  })
})

const take = (to: string, more: Partial<Parameters<typeof takeBackup>[1]> = {}) =>
  takeBackup(database.adminUrl, {
    path: to,
    version: '1.0.0',
    isEmbedded: true,
    keyPrint: 'print',
    readFile: async (key) => {
      const bytes = files.get(key)
      return bytes && Readable.from([bytes])
    },
    ...more,
  })

describe('a backup', () => {
  it('is restored row for row and byte for byte, with every guard of the schema in force', async () => {
    await take(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const other = await emptyDatabase(createTestDatabase)
    const put = new Map<string, Buffer>()
    await restoreInto(other.adminUrl, path, put)
    expect(await marksOf(other.adminUrl)).toEqual(await marksOf(database.adminUrl))
    expect(await guards(other.adminUrl)).toEqual(await guards(database.adminUrl))
    expect(files.size).toBeGreaterThan(1)
    expect([...put.keys()].toSorted()).toEqual([...files.keys()].toSorted())
    for (const [key, bytes] of files) expect(put.get(key)?.equals(bytes)).toBe(true)
    // Sequences continue from their last value.
    const [counted] = await ask<{ goes_on: boolean }>(
      other.adminUrl,
      `select nextval('third_parties_id_seq') > max(id) as goes_on from third_parties`,
    )
    expect(counted?.goes_on).toBe(true)
    const views = await ask(
      other.adminUrl,
      `select obj_description('reports.por_bodega'::regclass) as comment,
              has_table_privilege('enlace_app', 'reports.por_bodega', 'select') as may`,
    )
    expect(views).toEqual([{ comment: 'Por bodega\n', may: true }])
    await (await openDatabase({ url: other.adminUrl, purpose: 'test', connections: 1 })).close()
  })

  it('holds one moment while others write on, and keeps nobody waiting', async () => {
    const moment = join(folder, 'momento.tar.zst')
    const pair = (number: number) =>
      database.asAdmin(
        `with made as (insert into companies (id, nit, dv, nombre) values ($1, $2, 1, 'Otra') returning id)
         insert into attempt_counters (key, window_start, attempts) select 'pair ' || id, now(), 1 from made`,
        [number, String(7_000_000_000 + number)],
      )
    let written = 0
    let isOver = false
    const writing = (async () => {
      while (!isOver) await pair(5000 + written++)
    })()
    let duringFiles = 0
    await take(moment, {
      readFile: async () => {
        // The tables have been read; a change is not blocked.
        await pair(900_000 + duringFiles++)
        return Readable.from([Buffer.from('x')])
      },
    })
    isOver = true
    await writing
    const other = await emptyDatabase()
    await restoreInto(other.adminUrl, moment)
    const [kept] = await ask<{ companies: number; counters: number; late: number }>(
      other.adminUrl,
      `select (select count(*) from companies where nit like '70000%' and nombre = 'Otra')::integer as companies,
              (select count(*) from attempt_counters where key like 'pair %')::integer as counters,
              (select count(*) from companies where id >= 900000 and nombre = 'Otra')::integer as late`,
    )
    expect(duringFiles).toBeGreaterThan(0)
    expect(written).toBeGreaterThan(kept?.companies ?? 0)
    expect(kept?.counters).toBe(kept?.companies)
    expect(kept?.late).toBe(0)
  })

  it('writes over no other file, and leaves nothing of one that failed', async () => {
    expect(await faultOf(take(path))).toBe('exists')
    const torn = join(folder, 'rota.tar.zst')
    await expect(
      take(torn, { readFile: () => Promise.reject(new Error('The storage is away')) }),
    ).rejects.toThrow('The storage is away')
    expect((await readdir(folder)).filter((name) => name.startsWith('rota'))).toEqual([])
  })

  it('says which files the storage did not have any more', async () => {
    const [gone = ''] = files.keys()
    const { manifest } = await take(join(folder, 'sin-archivo.tar.zst'), {
      readFile: async (key) => (key === gone ? undefined : Readable.from([Buffer.from('y')])),
    })
    expect(manifest.files).toMatchObject({ missing: 1, missingKeys: [gone], count: files.size })
  })
})

describe('a restoration', () => {
  it('is refused where there are companies already, and nothing of them is touched', async () => {
    const before = await marksOf(database.adminUrl)
    expect(await faultOf(restoreInto(database.adminUrl))).toBe('filled')
    expect(await marksOf(database.adminUrl)).toEqual(before)
  })

  it('takes nothing from a file that is cut, changed, foreign or newer', async () => {
    const whole = await readFile(path)
    const plain = zstdDecompressSync(whole)
    const middle = Math.trunc(whole.length / 2)
    const place = plain.indexOf('tables/third_parties/000001') + 520
    const changed = Buffer.from(plain)
    changed[place] = (changed[place] ?? 0) ^ 1
    const replaced = (from: string, to: string) =>
      zstdCompressSync(Buffer.from(plain.toString('latin1').replace(from, to), 'latin1'))
    const wrong: [string, Buffer, string][] = [
      ['cut at a third', whole.subarray(0, whole.length / 3), 'truncated'],
      ['cut before its last bytes', whole.subarray(0, -200), 'truncated'],
      [
        'without its last entry',
        zstdCompressSync(plain.subarray(0, plain.lastIndexOf('manifest.json'))),
        'truncated',
      ],
      ['with another letter', zstdCompressSync(changed), 'damaged'],
      [
        'with a broken middle',
        Buffer.concat([whole.subarray(0, middle), randomBytes(64), whole.subarray(middle + 64)]),
        'damaged',
      ],
      ['a picture', randomBytes(3000), 'no-backup'],
      ['an empty one', Buffer.alloc(0), 'no-backup'],
      ['of another product', replaced('"product": "enlace"', '"product": "otros!"'), 'no-backup'],
      ['of a later form', replaced('"form": 1', '"form": 9'), 'newer'],
      ['of a development version', replaced('0000_baseline', '0001_baseline'), 'other-product'],
      [
        'of another schema',
        replaced(/"sha256": "(\w{64})"/.exec(plain.toString('latin1'))?.[1] ?? '', '0'.repeat(64)),
        'other-product',
      ],
    ]
    const { head } = await checkBackup(path)
    const later = [...head.migrations, { name: '9999_care.sql', sha256: 'x' }]
    expect(await faultOf(demandKnownMigrations({ ...head, migrations: later }))).toBe('newer')
    const other = await emptyDatabase()
    const file = join(folder, 'dudosa')
    for (const [name, bytes, code] of wrong) {
      await writeFile(file, bytes)
      expect([name, await faultOf(checkBackup(file))]).toEqual([name, code])
    }
    for (const [name, bytes, code] of wrong.filter(([, , wanted]) => wanted === 'damaged')) {
      await writeFile(file, bytes)
      expect([name, await faultOf(restoreInto(other.adminUrl, file))]).toEqual([name, code])
    }
    // The database is as empty as before, and accepts the correct backup.
    await restoreInto(other.adminUrl)
    expect((await marksOf(other.adminUrl))['third_parties']).toBe(
      (await marksOf(database.adminUrl))['third_parties'],
    )
  })

  it('that was cut short is nothing that the product starts on, and is done again', async () => {
    const other = await emptyDatabase()
    const cut = restoreBackup(other.adminUrl, {
      path,
      putFile: async () => {
        await database.asAdmin(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
          [other.name],
        )
      },
    })
    await expect(cut).rejects.toThrow(/connection|terminat/i)
    const start = openDatabase({ url: other.adminUrl, purpose: 'test', connections: 1 })
    await expect(start).rejects.toThrow(StartupFault)
    await restoreInto(other.adminUrl)
    expect((await marksOf(other.adminUrl))['memberships']).toBe(
      (await marksOf(database.adminUrl))['memberships'],
    )
    await (await openDatabase({ url: other.adminUrl, purpose: 'test', connections: 1 })).close()
  })
})

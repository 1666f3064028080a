import { buildCompany } from '@enlace/testing/builders.ts'
import { createMigratedDatabase, createTestDatabase } from '@enlace/testing/database.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createPool } from './driver/pool.ts'
import { query, scopeCompany } from './database.ts'
import { StartupFault } from './embedded/startup-fault.ts'
import { baseline, functionsHere, migrate, migrationsHere, required, type Migration } from './migrate.ts'
import { narrowingOf } from './migration-rules.ts'
import { readSchemaFiles, sha256Of, type SchemaFile } from './schema-files.ts'
import { Scope } from './scope.ts'

const database = useTestDatabase('own')
const planted = (name: string, text: string): Migration => ({ name, text, sha256: sha256Of(text) })

describe('a migration', () => {
  it('of this version narrows nothing without saying so', async () => {
    const faults = (await migrationsHere()).map(({ name, text }) => [name, narrowingOf(name, text)])
    expect(faults.filter(([, why]) => why?.length)).toEqual([])
  })

  it.each([
    'drop table media;',
    'alter table media drop column name;',
    'alter table media rename column name to title;',
    'alter table media alter column name type integer;',
    'alter table media alter name set not null;',
    'alter table media add column title text not null;',
    'alter table media add constraint long check (length(name) < 10);',
    'drop function open_scope(text);',
  ])('that would stop nodes of the version before is found out: %s', (text) => {
    expect(narrowingOf('0090_planted.sql', text)).toHaveLength(1)
    expect(narrowingOf('0090_planted.sql', `-- contracts: nobody reads it since 0088\n${text}`)).toEqual([])
    expect(narrowingOf(baseline, text)).toEqual([])
  })

  it.each([
    "alter table media add column title text not null default '';",
    'alter table media add column title text;',
    'alter table media add constraint long check (length(name) < 10) not valid;',
    'create index media_names on media (company_id, name); -- no drop table here',
    'create or replace function open_scope(text) returns void language sql as $$ select 1 $$;',
  ])('that only adds is let through: %s', (text) => {
    expect(narrowingOf('0090_planted.sql', text)).toEqual([])
  })

  it('runs while a node of the version before serves, and keeps nobody waiting behind a long read', async () => {
    const { id } = await buildCompany(database.db)
    const reader = new pg.Client({ connectionString: database.adminUrl })
    await reader.connect()
    await reader.query('begin; select from third_parties limit 1')
    const waiting = "select from pg_locks where relation = 'third_parties'::regclass and not granted"
    const migrations = [
      ...(await migrationsHere()),
      planted('9001_adds.sql', 'alter table third_parties add column planted text'),
    ]
    const running = migrate(database.adminUrl, { migrations })
    let hasWaited = false
    let reads = 0
    // Read by an ordinary request, before and behind the waiting migration, until that has given way once.
    for (let gaveWay = false; !gaveWay;) {
      const [rows] = await database.db.read(Scope.ofStaff(id), [
        query.selectFrom('third_parties').select('id').where('company_id', '=', scopeCompany).compile(),
      ])
      expect(rows).toEqual([])
      reads += 1
      const isWaiting = (await database.asAdmin(waiting)).length > 0
      gaveWay = hasWaited && !isWaiting
      hasWaited ||= isWaiting
      if (reads > 1 && hasWaited && !isWaiting) break
    }
    await reader.query('commit')
    await reader.end()
    expect(await running).toEqual(['9001_adds.sql'])
    expect(reads).toBeGreaterThan(0)
  })

  it('of a newer version lets this one start where it only added, and says so; else it says what to do', async () => {
    const own = await migrationsHere()
    const newer: string[] = []
    expect(await migrate(database.adminUrl, { onNewer: (names) => newer.push(...names) })).toEqual([])
    expect(newer).toEqual(['9001_adds.sql'])
    const text = '-- contracts: nobody reads it\nalter table third_parties drop column planted'
    await migrate(database.adminUrl, {
      migrations: [
        ...own,
        planted('9001_adds.sql', 'alter table third_parties add column planted text'),
        planted('9002_drops.sql', text),
      ],
    })
    await expect(migrate(database.adminUrl)).rejects.toThrow(StartupFault)
  })

  it('runs after the functions that it requires, in the same transaction', async () => {
    const { tableFunctions } = await readSchemaFiles()
    const wanted = '-- requires: users/table-functions.sql\n'
    expect(required(wanted, tableFunctions).map(({ path }) => path)).toEqual(['users/table-functions.sql'])
    expect(() => required('-- requires: users/functions.sql\n', tableFunctions)).toThrow(
      'users/functions.sql',
    )
    const own = await createMigratedDatabase()
    const step: Migration = {
      ...planted('9001_named.sql', `comment on function planted_word() is 'named'`),
      functions: wordOf('one').text,
    }
    expect(await migrate(own.adminUrl, { migrations: [...(await migrationsHere()), step] })).toEqual([
      '9001_named.sql',
    ])
    await own.drop()
  })
})

/** A file with a function that returns a word. */
function wordOf(word: string): SchemaFile {
  const text = `create or replace function planted_word() returns text language sql as $$ select '${word}' $$;`
  return { path: 'planted/functions.sql', text, sha256: sha256Of(text) }
}

describe('functions', () => {
  it('are applied when their file changed, and a node of the version before leaves the newer ones', async () => {
    const own = await createMigratedDatabase()
    const pool = createPool({ url: own.adminUrl, max: 1 })
    const here = await functionsHere()
    const wordAfter = async (word: string) => {
      await migrate(own.adminUrl, { functions: [...here, wordOf(word)] })
      const { rows } = await pool.query(
        'select planted_word() as word, count(*)::integer as sets from schema_functions',
      )
      return rows[0]
    }
    expect(await wordAfter('old')).toEqual({ word: 'old', sets: 2 })
    expect(await wordAfter('new')).toEqual({ word: 'new', sets: 3 })
    expect(await wordAfter('old')).toEqual({ word: 'new', sets: 3 })
    await pool.end()
    await own.drop()
  })

  it('stay as they are where a newer version ran migrations', async () => {
    const own = await createMigratedDatabase()
    const later = planted('9001_adds.sql', 'alter table third_parties add column planted text')
    await migrate(own.adminUrl, { migrations: [...(await migrationsHere()), later] })
    await migrate(own.adminUrl, { functions: [...(await functionsHere()), wordOf('old')] })
    const pool = createPool({ url: own.adminUrl, max: 1 })
    expect((await pool.query(`select to_regproc('planted_word') as found`)).rows).toEqual([{ found: null }])
    await pool.end()
    await own.drop()
  })
})

describe('the baseline', () => {
  it('is made once by nodes that start at the same moment', async () => {
    const own = await createTestDatabase()
    const ran = await Promise.all([1, 2, 3].map(() => migrate(own.adminUrl)))
    expect(ran.flat()).toEqual([baseline])
    await own.drop()
  })

  it('is not laid over a database of a development version', async () => {
    const own = await createMigratedDatabase()
    const pool = createPool({ url: own.adminUrl, max: 1 })
    await pool.query(`update schema_migrations set name = '0001_companies_and_people.sql'`)
    await expect(migrate(own.adminUrl)).rejects.toThrow(/development version/)
    await pool.end()
    await own.drop()
  })
})

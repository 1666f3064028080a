import { createHash } from 'node:crypto'
import { useTestDatabase } from '@enlace/testing/opened-database'
import { buildCompany } from '@enlace/testing/builders'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { query, scopeCompany } from './database.ts'
import { StartupFault } from './embedded/startup-fault.ts'
import { migrate, migrationsHere, type Migration } from './migrate.ts'
import { narrowingOf } from './migration-rules.ts'
import { Scope } from './scope.ts'

const database = useTestDatabase()
const planted = (name: string, text: string): Migration => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
})

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
    expect(narrowingOf('0080_planted.sql', text)).toEqual([])
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
    // Read by an ordinary request, in front of and behind the waiting migration, until it has given way once.
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
})

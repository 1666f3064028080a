import { createMigratedDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * Tables that a cluster replicates to every node, because they are of persons or lead to a company (docs/sharding.md).
 */
const whole: readonly string[] = [
  'companies',
  'company_hosts',
  'email_changes',
  'identities',
  'known_devices',
  'operators',
  'passkeys',
  'recovery_codes',
  'session_families',
  'setup_links',
  'sign_ins',
  'totp_secrets',
]

/** Tables that remain where the schema is: of no company, and without references from other tables. */
const atHome: readonly string[] = [
  'attempt_counters',
  'call_meters',
  'care_acts',
  'schema_functions',
  'schema_migrations',
]

/** Why a unique key of a distributed table does not need the company. */
const reasons = {
  secret: 'the hash of 32 random bytes, by which alone a stranger is known',
  random: 'so many random bits that it is never made twice',
  own: 'holds the row’s own random id',
  content: 'the hash of a paper that carries its own random code',
  address: 'given by the browser; it belongs to one company at a time',
}

/** Unique keys of distributed tables without the company: a cluster has to add it. */
const narrow: Readonly<Record<string, keyof typeof reasons>> = {
  'api_keys.key_hash': 'secret',
  'bank_change_links.token_hash': 'secret',
  'certificates.pdf_hash': 'content',
  'download_tickets.grant_hash': 'secret',
  'download_tickets.ticket_hash': 'secret',
  'event_feeds.token_hash': 'secret',
  'factor_steps.token_hash': 'secret',
  'hand_overs.code_hash': 'secret',
  'issued_papers.codigo': 'random',
  'one_use_tokens.token_hash': 'secret',
  'online_payments.numero': 'random',
  'online_payments.token_hash': 'secret',
  'outbox_mails.message_id': 'own',
  'printed_documents.codigo': 'random',
  'push_subscriptions.endpoint': 'address',
  'registration_requests.token_hash': 'secret',
  'reply_links.token_hash': 'secret',
  'sessions.previous_refresh_hash': 'secret',
  'sessions.refresh_token_hash': 'secret',
  'sessions.session_token_hash': 'secret',
  'staff_download_tickets.grant_hash': 'secret',
  'staff_download_tickets.ticket_hash': 'secret',
  'staff_sessions.session_token_hash': 'secret',
  'supplier_keys.key_hash': 'secret',
  'supplier_views.code_hash': 'secret',
  'supplier_views.token_hash': 'secret',
}

/**
 * References that set one column to null and keep the company: PostgreSQL supports them, Citus does not (its issue
 * 7132), and drops them.
 */
const cut: readonly string[] = [
  'contact_messages.assignee_id',
  'outbox_mails.resent_from',
  'questions.assignee_id',
  'registration_requests.assigned_to',
  'submitted_invoice_bills.connection_id',
  'submitted_invoices.assignee_id',
]

const isTable = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
const company = (table: string) =>
  `(select attnum from pg_attribute where attrelid = ${table} and attname = 'company_id' and not attisdropped)`

const unplacedTables = `select c.relname as name from pg_class c
  where ${isTable} and not c.relname = any ($1) and not exists (select 1 from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      and a.atttypid = 'integer'::regtype and a.attnotnull)`

const narrowKeys = `select c.relname || '.' || string_agg(a.attname, ',' order by array_position(x.indkey::int2[], a.attnum)) as name
  from pg_index x join pg_class c on c.oid = x.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (x.indkey)
  where ${isTable} and not c.relname = any ($1) and x.indisunique and not ${company('c.oid')} = any (x.indkey)
  group by c.relname, x.indexrelid`

/** References of a distributed table to another without the company, and of a replicated one to any that is not. */
const farReferences = `select c.relname || '.' || k.conname as name
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class o on o.oid = k.confrelid
  where ${isTable} and k.contype = 'f' and not o.relname = any ($2) and (c.relname = any ($1)
    or not exists (select 1 from generate_subscripts(k.conkey, 1) as place
      where k.conkey[place] = ${company('c.oid')} and k.confkey[place] = ${company('o.oid')}))`

/** Constraints that a cluster cannot support: exclusion, and a reference whose action would change the company. */
const impossible = `select c.relname || '.' || k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${isTable} and not c.relname = any ($1) and (k.contype = 'x'
    or k.contype = 'f' and k.confupdtype <> 'a'
    or k.contype = 'f' and k.confdeltype in ('n', 'd') and ${company('c.oid')} = any (coalesce(k.confdelsetcols, k.conkey)))`

const emptying = `select c.relname || '.' || a.attname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.confdelsetcols)
  where ${isTable} and not c.relname = any ($1) and ${company('c.oid')} = any (k.conkey)`

const placed = [...whole, ...atHome]
const asked: readonly [text: string, values: readonly unknown[]][] = [
  [unplacedTables, [placed]],
  [narrowKeys, [placed]],
  [farReferences, [placed, whole]],
  [impossible, [placed]],
  [emptying, [placed]],
]

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createMigratedDatabase()
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const names = async (text: string, values: readonly unknown[] = []): Promise<string[]> =>
  (await client.query<{ name: string }>(text, [...values])).rows.map(({ name }) => name).toSorted()

/** Changes the schema, inspects it, and rolls back. */
async function withPlanted<Seen>(statements: string, look: () => Promise<Seen>): Promise<Seen> {
  await client.query(`begin; ${statements}`)
  try {
    return await look()
  } finally {
    await client.query('rollback')
  }
}

describe('a cluster that spreads the schema by company', () => {
  it('finds the company in every table, key and reference, but for those that the plan names', async () => {
    const found: string[][] = []
    for (const [text, values] of asked) found.push(await names(text, values))
    expect(found).toEqual([[], Object.keys(narrow).toSorted(), [], [], cut])
    const existing = await names(`select c.relname as name from pg_class c where ${isTable}`)
    expect(placed.filter((name) => !existing.includes(name))).toEqual([])
  })

  it.each([
    ['a table of no company', 'create table planted (id integer primary key)', 0],
    ['a table that may have none', 'create table planted (company_id integer, id integer)', 0],
    ['a key that holds in one company only by chance', 'create unique index on media (name)', 1],
    [
      'a reference that forgets the company',
      `create table planted (company_id integer not null, media uuid, primary key (company_id, media));
       create unique index planted_alone on exports (id);
       alter table planted add foreign key (media) references exports (id)`,
      2,
    ],
    [
      'a person who belongs to a company',
      `alter table identities add column company_id integer, add column export uuid,
       add foreign key (company_id, export) references exports (company_id, id)`,
      2,
    ],
    [
      'a reference that empties the company',
      `create table planted (company_id integer not null references companies on delete set null)`,
      3,
    ],
    [
      'a reference that empties one column',
      `create table planted (company_id integer not null, export uuid,
       foreign key (company_id, export) references exports (company_id, id) on delete set null (export))`,
      4,
    ],
  ])('would notice %s', async (_, statements, place) => {
    const [text, values] = asked[place] as (typeof asked)[number] // there are five
    const before = await names(text, values)
    expect(await withPlanted(statements, () => names(text, values))).not.toEqual(before)
  })

  it('is what PostgreSQL itself lets through when the tables are made again in parts, by company', async () => {
    const needWider = [...new Set(Object.keys(narrow).map((key) => key.split('.')[0]))]
    expect(await withPlanted('create schema parts', refusedInParts)).toEqual(needWider)
  })

  it('takes every table once the keys that are too narrow are widened by the company', async () => {
    const found = await withPlanted(`create schema parts; ${widening()}`, async () => [
      await names(narrowKeys, [placed]),
      await refusedInParts(),
    ])
    expect(found).toEqual([[], []])
  })
})

/** The tables that PostgreSQL refuses to partition by company, in an existing schema. */
async function refusedInParts(): Promise<string[]> {
  const refused: string[] = []
  for (const table of await names(`select c.relname as name from pg_class c where ${isTable}`)) {
    if (placed.includes(table)) continue
    await client.query('savepoint one')
    try {
      await client.query(
        `create table parts.${table} (like ${table} including all) partition by hash (company_id)`,
      )
    } catch (fault) {
      if (!(fault instanceof Error && /constraint on partitioned table must include/.test(fault.message)))
        throw fault
      await client.query('rollback to one')
      refused.push(table)
    }
  }
  return refused
}

/**
 * What a cluster does with these keys before distributing: adds the company to each, and an index to find by the key
 * alone.
 */
function widening(): string {
  return Object.keys(narrow)
    .map((key) => {
      const [table = '', column = ''] = key.split('.')
      return `do $$
        declare
          former record;
        begin
          select k.conname as name, k.contype = 'p' as is_primary into strict former from pg_constraint k
           where k.conrelid = '${table}'::regclass and k.contype in ('p', 'u') and k.conkey = array[(select attnum
             from pg_attribute where attrelid = '${table}'::regclass and attname = '${column}')];
          execute format('alter table ${table} drop constraint %I, add %s (company_id, ${column})', former.name,
            case when former.is_primary then 'primary key' else 'unique' end);
          create index on ${table} (${column});
        end $$;`
    })
    .join('\n')
}

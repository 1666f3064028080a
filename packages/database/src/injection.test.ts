import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plantDocuments, plantOf } from '@enlace/testing/every-table.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query, type Database } from './database.ts'
import { schemaRoles } from './migrate.ts'
import { openDatabase } from './open.ts'
import { Scope } from './scope.ts'

// Simulates lists whose text allows an injection: the same pool and batch, after the same opening. Company 1 has the
// suppliers 1 (whose session it is) and 2, company 2 has the supplier 3; foreign rows contain the word below.
const database = useTestDatabase('own')
const foreign = 'AJENO'
/** The same for the other supplier of the company, whose rows the company's staff may read. */
const other = 'VECINO'
const hashOf = (text: string) => createHash('sha256').update(text).digest()
const hexOf = (text: string) => `'\\x${hashOf(text).toString('hex')}'::bytea`

/** Everything that is readable without a filter in the present scope. */
const loot = `(select string_agg(t.x, ' ') from (select factura_cliente as x from account_statements
  union all select nombre from third_parties union all select nombre from companies) t)`
/** The same as a query in a text, read after any effect of the surrounding statement. */
const later = `query_to_xml($q$select ${loot}$q$, true, false, '')::text`
const set = (name: string, value: string) => `set_config('${name}', ${value}, true)`

/** A scope of company 2 as its role would write it, with any seal. */
const forged = (seal: string) =>
  `concat_ws(' ', ${set('app.scope', `'|2|3|31||'`)}, ${set('app.seal', seal)}, ${later})`

/** The injected texts, as a part of the column list. */
const injections: Record<string, string> = {
  'every setting of a scope': `concat_ws(' ', ${[
    'company_id',
    'third_party_id',
    'account_ids',
    'membership_id',
    'identity_id',
  ]
    .map((name) =>
      set(`app.${name}`, name === 'company_id' ? `'2'` : name === 'account_ids' ? `'31'` : `'3'`),
    )
    .join(', ')}, ${later})`,
  'a scope without a seal': forged(`''`),
  'the seal of the open scope': forged(`current_setting('app.seal', true)`),
  'a seal without the keys': forged(
    `encode(sha256(timestamptz_send(now()) || textsend(current_setting('role') || '|2|3|31||')), 'hex')`,
  ),
  'another supplier of the company': `concat_ws(' ', ${set('app.scope', `replace(current_setting('app.scope', true), '|1|1|', '|1|2|')`)}, ${later})`,
  'a scope that is wiped before another is asked for': `concat_ws(' ', ${set('app.scope', `''`)}, ${set('app.seal', `''`)},
    query_to_xml('select open_company(2)', true, false, ''), ${later})`,
  'another company by its number': `concat_ws(' ', open_company(2)::text, ${later})`,
  'the settings as a table': `(select string_agg(x::text, ' ') from query_to_xml($q$update pg_settings set setting = '2' where name = 'app.company_id'$q$, true, false, '') x) || ${later}`,
  'somebody by email': `(select string_agg(c::text, ' ') from login_candidate('ajeno@ejemplo.co', 2) c)`,
  'staff by email': `(select string_agg(c::text, ' ') from staff_candidate('ajeno@ejemplo.co') c)`,
  'a session of somebody else': `(select string_agg(s::text, ' ') from open_session(2, (select id from memberships limit 1), 'x', ${hexOf('a')}, ${hexOf('b')},
     ${hexOf('c')}, ${hexOf('d')}, ${hexOf('e')}, 600, 600, null, '', '', null) s)`,
  'a link for somebody else’s password': `(select string_agg(l::text, ' ') from issue_recovery_link('ajeno@ejemplo.co', ${hexOf('x')}, 60) l)`,
  'a line on the trail of another company': `append_audit(2, 'x', null, 'planted', 'x', null, '{}')::text`,
  'mails of all companies': `(select string_agg(m::text, ' ') from claim_caused_mails(gen_random_uuid(), 100, 60, 'x') m)`,
  'jobs of all companies': `(select string_agg(j::text, ' ') from claim_caused_jobs(gen_random_uuid(), array['x'], 100, 60, 10) j)`,
  'an authenticator app of somebody else': `(select set_totp(i, ${hexOf('t')}, 1)::text from (select $$00000000-0000-4000-8000-000000000002$$::uuid as i) p)`,
  'the keys': `(select last_value::text from scope_key_inner)`,
  'the keys by their function': `pg_sequence_last_value('scope_key_inner'::regclass)::text || '${foreign}'`,
  'the keys changed': `change_scope_key()::text`,
  'the mark that a scope was opened': `setval('scope_openings', 1)::text`,
  'the seal’s own function': `seal_scope('2', '3', '31', '', '')::text`,
  'a seal made to order': `seal_of(now(), 'x')::text`,
  'a pass at the primary': `open_pass(scope_pass(600))::text || ${later}`,
  'the owner’s role': `concat_ws(' ', ${set('role', `'enlace_owner'`)}, ${later})`,
  'the staff’s role': `concat_ws(' ', ${set('role', `'enlace_staff'`)}, ${later})`,
  'the role of companies’ work': `concat_ws(' ', ${set('role', `'enlace_works'`)}, query_to_xml('select open_company(2)', true, false, ''), ${later})`,
  'the role of look-ups': `concat_ws(' ', ${set('role', `'enlace_door'`)},
    query_to_xml($q$select c.*, '${foreign}' from login_candidate('ajeno@ejemplo.co', 2) c$q$, true, false, ''))`,
  'no role at all': `concat_ws(' ', ${set('role', `'none'`)}, ${later})`,
  'another time of the transaction': `concat_ws(' ', ${set('timezone', `'Asia/Tokyo'`)}, ${set('app.scope', `'|2|3|31||'`)}, ${later})`,
  'what others ask at present': `(select string_agg(query, ' ') from pg_stat_activity where query like '%${foreign}%' and pid <> pg_backend_pid())`,
  'a table by its name': `table_to_xml('sessions', true, false, '')::text`,
  'the whole schema': `schema_to_xml('public', true, false, '')::text`,
  'a file of the machine': `pg_read_file('/etc/passwd') || '${foreign}'`,
  'a large object': `lo_get(lo_import('/etc/passwd'))::text || '${foreign}'`,
  'another connection': `(select x::text || '${foreign}' from dblink('dbname=postgres', 'select 1') as t(x integer))`,
}

/** Whole statements that are injected. */
const statements: Record<string, string[]> = {
  'a set and a read behind it': [`set local app.scope = '|2|3|31||'`, `select ${loot} as x`],
  'a block': [
    `do $$ begin perform set_config('app.scope', '|2|3|31||', true); end $$`,
    `select ${loot} as x`,
  ],
  'a prepared statement': [`prepare planted as select ${loot} as x`, 'execute planted'],
  'a cursor': [`declare planted cursor for select ${loot} as x`, 'fetch all from planted'],
  'a program': [`copy (select 1) to program 'true'`],
  'another way to the same role': ['reset role', 'set local role enlace_staff', `select ${loot} as x`],
}

const piece = (injected: string) =>
  sql<{
    x: string | null
  }>`select factura_cliente, ${sql.raw(injected)} as x from (select 1) one left join account_statements on true limit 1`.compile(
    query,
  )
const suppliers = (name: string) =>
  Scope.ofSupplier({
    token: hashOf(`token ${name}`),
    cookie: hashOf(`cookie ${name}`),
    account: null,
    module: null,
    needsMaster: false,
    renews: true,
  })
const staffs = (name: string) =>
  Scope.ofStaffMember({
    token: hashOf(`staff token ${name}`),
    cookie: hashOf(`staff cookie ${name}`),
    roles: ['administrador'],
    renews: true,
  })

const kinds = ['supplier', 'staff', 'visitor', 'work'] as const
const hasForeign = (kind: (typeof kinds)[number], found: unknown) =>
  (kind === 'staff' || kind === 'work' ? [foreign] : [foreign, other]).some((word) =>
    JSON.stringify(found)?.includes(word),
  )
const session = randomUUID()
let url: string
let db: Database
let scopes: Record<'supplier' | 'staff' | 'visitor' | 'work', () => Scope>

async function plantCompany(id: number, word: string): Promise<void> {
  await database.asAdmin(`insert into companies (id, nit, dv, nombre) values ($1, $2, 8, $3)`, [
    id,
    `90012345${id}`,
    word,
  ])
  await database.asAdmin(`insert into settings values ($1, 'pageOnline', '1')`, [id])
}

async function plantSupplier(
  company: number,
  thirdParty: number,
  account: number,
  word: string,
): Promise<void> {
  await database.asAdmin(
    `insert into third_parties (company_id, id, erp_key, documento_numero, nombre) values ($1, $2, $3, $3, $4)`,
    [company, thirdParty, `${thirdParty}000`, word],
  )
  await database.asAdmin(
    `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre) values ($1, $2, $3, $4, '001', $5)`,
    [company, account, thirdParty, String(account), word],
  )
  await plantDocuments(database, { ...plantOf(company), thirdParty, account })
  await database.asAdmin('update account_statements set factura_cliente = $1 where third_id = $2', [
    word,
    account,
  ])
}

/** A person with a password, a membership of the supplier or a staff role, and optionally a session. */
async function plantPerson(
  email: string,
  company: number,
  thirdParty: number | null,
  name?: string,
): Promise<void> {
  const one = async (text: string, values: unknown[]) =>
    (await database.asAdmin<{ id: string }>(`${text} returning id`, values))[0]?.id
  const isStaff = thirdParty === null
  const kind = isStaff ? 'staff ' : ''
  const identity = await one(`insert into identities (email, password_hash) values ($1, $2)`, [
    email,
    `${foreign} hash`,
  ])
  const place = isStaff
    ? await one(
        `insert into staff_members (company_id, identity_id, role, active, invited_email, accepted_at)
         values ($1, $2, 'administrador', true, $3, now())`,
        [company, identity, email],
      )
    : await one(
        `insert into memberships (company_id, identity_id, third_party_id, all_accounts) values ($1, $2, $3, true)`,
        [company, identity, thirdParty],
      )
  if (name === undefined) return
  const family = await one(
    `insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry)
     values ($1, $2, $3, $2, now() + interval '1 hour')`,
    [identity, hashOf(`${kind}cookie ${name}`), `${kind}${name}`],
  )
  const token = hashOf(`${kind}token ${name}`)
  await database.asAdmin(
    isStaff
      ? `insert into staff_sessions (company_id, family_id, staff_id, session_token_hash, idle_minutes) values ($1, $2, $3, $4, 20)`
      : `insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
           refresh_token_hash, expires_at, idle_minutes) values ($1, $2, $3, $4, $4, $4, now() + interval '1 hour', 20)`,
    [company, family, place, token],
  )
}

/**
 * As in an installation with its own database server: a login that may take on the application's roles, and nothing
 * else.
 */
async function ordinaryLogin(): Promise<string> {
  const name = `login_${randomUUID().replaceAll('-', '')}`
  await database.asAdmin(`create role ${name} login password 'x'`)
  for (const role of schemaRoles.slice(1)) await database.asAdmin(`grant ${role} to ${name}`)
  const url = new URL(database.adminUrl)
  url.username = name
  url.password = 'x'
  return url.href
}

beforeAll(async () => {
  await plantCompany(1, 'PROPIA')
  await plantCompany(2, foreign)
  await plantSupplier(1, 1, 11, 'PROPIO')
  await plantSupplier(1, 2, 21, other)
  await plantSupplier(2, 3, 31, foreign)
  await plantPerson('propia@ejemplo.co', 1, 1, session)
  await plantPerson('equipo@ejemplo.co', 1, null, session)
  await plantPerson('ajeno@ejemplo.co', 2, 3)
  await plantPerson('otro-equipo@ejemplo.co', 2, null)
  url = await ordinaryLogin()
  db = await open()
  scopes = {
    supplier: () => suppliers(session),
    staff: () => staffs(session),
    visitor: () => Scope.ofVisitor(1),
    work: () => Scope.ofStaff(1),
  }
})
afterAll(async () => {
  await db.close()
  await database.asAdmin(`drop role ${new URL(url).username}`)
})
const open = () => openDatabase({ url, adminUrl: database.adminUrl, purpose: 'test', connections: 4 })

const planted = () =>
  database.asAdmin(`select (select count(*)::integer from audit_log where action = 'planted') as lines,
    (select count(*)::integer from one_use_tokens) as links, (select count(*)::integer from sessions) as sessions,
    (select count(*)::integer from totp_secrets) as apps, (select last_value::text from scope_key_inner) as key`)

describe('what a list lets be smuggled in', () => {
  describe.each(kinds)('as %s', (kind) => {
    it.each(Object.keys(injections))('finds nobody else’s rows: %s', async (name) => {
      const before = await planted()
      const rows = await db.read(scopes[kind](), [piece(injections[name] ?? ''), piece(loot)]).catch(String)
      expect(hasForeign(kind, rows)).toBe(false)
      expect(await planted()).toEqual(before)
    })

    it.each(Object.keys(statements))('finds nobody else’s rows as a statement: %s', async (name) => {
      // A whole statement changes its connection, so it gets its own pool.
      const own = await open()
      const batch = (statements[name] ?? []).map((text) => sql.raw<unknown>(text).compile(query))
      const found = await own.read(scopes[kind](), batch).catch(String)
      expect(hasForeign(kind, found)).toBe(false)
      // The next user of the connection sees no more than it may, or nothing.
      for (const next of kinds) {
        const after = await own.read(scopes[next](), [piece(loot)]).catch(String)
        expect(hasForeign(next, after)).toBe(false)
      }
      await own.close()
    })
  })

  it('finds its own rows, so that there is something to be found', async () => {
    for (const kind of ['supplier', 'staff'] as const)
      expect(JSON.stringify(await db.read(scopes[kind](), [piece(loot)]))).toContain('PROPIO')
  })

  it('does not take over the seal of another transaction, not even of the same session', async () => {
    const seal = sql<{ said: string; seal: string }>`select current_setting('app.scope') as said,
      current_setting('app.seal') as seal`.compile(query)
    const [[held]] = await db.read(Scope.ofStaff(2), [seal])
    for (const kind of kinds) {
      const replayed = `concat_ws(' ', ${set('app.scope', `'${held?.said}'`)}, ${set('app.seal', `'${held?.seal}'`)}, ${later})`
      expect(held?.seal).toMatch(/^[0-9a-f]{64}$/)
      expect(hasForeign(kind, await db.read(scopes[kind](), [piece(replayed)]))).toBe(false)
    }
  })
})

import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { documentTables, plantDocuments, plantOf } from '@enlace/testing/every-table.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { query } from './database.ts'
import { Scope } from './scope.ts'

const database = useTestDatabase('own')
const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** A supplier's session for some accounts, by its two halves. */
async function openSession(company: number, thirdParty: number, accounts: number[] | 'all'): Promise<string> {
  const name = randomUUID()
  const [person] = await database.asAdmin<{ id: string }>(
    `insert into identities (email) values ($1) returning id`,
    [`${name}@ejemplo.co`],
  )
  const [membership] = await database.asAdmin<{ id: string }>(
    `insert into memberships (company_id, identity_id, third_party_id, all_accounts) values ($1, $2, $3, $4) returning id`,
    [company, person?.id, thirdParty, accounts === 'all'],
  )
  for (const account of accounts === 'all' ? [] : accounts) {
    await database.asAdmin('insert into membership_accounts values ($1, $2, $3)', [
      company,
      membership?.id,
      account,
    ])
  }
  const [family] = await database.asAdmin<{ id: string }>(
    `insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry)
     values ($1, $2, $3, $2, now() + interval '1 hour') returning id`,
    [person?.id, sha256(`cookie ${name}`), name],
  )
  await database.asAdmin(
    `insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
       refresh_token_hash, expires_at, idle_minutes)
     values ($1, $2, $3, $4, $4, $4, now() + interval '1 hour', 20)`,
    [company, family?.id, membership?.id, sha256(`token ${name}`)],
  )
  return name
}

const scopeOf = (name: string, account: number | null = null, module: string | null = null) =>
  Scope.ofSupplier({
    token: sha256(`token ${name}`),
    cookie: sha256(`cookie ${name}`),
    account,
    module,
    needsMaster: false,
    renews: true,
  })

/** The owners of the rows that a statement without any filter reads. */
/** An issued paper covers several branches; the planted ones cover one. */
const ofSeveral = ['issued_papers', 'certificates']
const branchIn = (table: string) => (ofSeveral.includes(table) ? sql`account_ids[1]` : sql.ref('third_id'))

const everythingIn = (table: string) =>
  sql<{ company_id: number; third_party_id: number; third_id: number }>`
    select distinct company_id, third_party_id, ${branchIn(table)} as third_id from ${sql.table(table)}`.compile(
    query,
  )

const refused = (code: string) => expect.objectContaining({ name: 'DatabaseRefusal', code })

/** Company 1 has third parties 1 (accounts 11, 12) and 2 (account 21); company 2 has third party 3 (account 31). */
beforeAll(async () => {
  for (const [id, nit] of [
    [1, '900123456'],
    [2, '890903938'],
  ]) {
    await database.asAdmin(`insert into companies (id, nit, dv, nombre) values ($1, $2, 8, $2)`, [id, nit])
    await database.asAdmin(`insert into settings values ($1, 'orden_compra', '1'), ($1, 'pageOnline', '1')`, [
      id,
    ])
  }
  for (const [company, thirdParty, accounts] of [
    [1, 1, [11, 12]],
    [1, 2, [21]],
    [2, 3, [31]],
  ] as const) {
    await database.asAdmin(
      `insert into third_parties (company_id, id, erp_key, documento_numero, nombre) values ($1, $2, $3, $3, $3)`,
      [company, thirdParty, `${thirdParty}000`],
    )
    for (const account of accounts) {
      await database.asAdmin(
        `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre)
         values ($1, $2, $3, $4, '001', $4)`,
        [company, account, thirdParty, String(account)],
      )
      await plantDocuments(database, { ...plantOf(company), thirdParty, account })
    }
  }
})

describe('a query that forgets every filter', () => {
  test.each(documentTables)('reads only the own accounts of %s', async (table) => {
    const name = await openSession(1, 1, 'all')
    const [rows] = await database.db.read(scopeOf(name), [everythingIn(table)])
    expect(rows.map((row) => row.third_id).toSorted((one, other) => one - other)).toEqual([11, 12])
  })

  test.each(documentTables)('reads only the granted account of %s', async (table) => {
    const name = await openSession(1, 1, [12])
    const [rows] = await database.db.read(scopeOf(name), [everythingIn(table)])
    expect(rows).toEqual([{ company_id: 1, third_party_id: 1, third_id: 12 }])
  })

  test.each(documentTables)('reads only the selected account of %s', async (table) => {
    const name = await openSession(1, 1, 'all')
    const [rows] = await database.db.read(scopeOf(name, 11), [everythingIn(table)])
    expect(rows.map((row) => row.third_id)).toEqual([11])
  })

  test.each(documentTables)('reads nothing of %s as a visitor', async (table) => {
    const [rows] = await database.db.read(Scope.ofVisitor(1), [everythingIn(table)])
    expect(rows).toEqual([])
  })

  test.each(documentTables)('reads only the open company of %s as staff', async (table) => {
    const [rows] = await database.db.read(Scope.ofStaff(2), [everythingIn(table)])
    expect(rows.map((row) => row.third_id)).toEqual([31])
  })

  test.each(documentTables)('reads nothing of %s where no scope was opened', async (table) => {
    expect(await database.asRole('enlace_app', `select * from ${table}`)).toEqual([])
    expect(await database.asRole('enlace_staff', `select * from ${table}`)).toEqual([])
  })
})

describe('what a company shows to everybody', () => {
  test('is read of the open company only, and third parties by their exact number only', async () => {
    for (const company of [1, 2]) {
      await database.asAdmin(
        `insert into company_files (company_id, name, sha256, media_type, bytes)
         values ($1, 'rut', 'x', 'application/pdf', 'x')`,
        [company],
      )
      await database.asAdmin(
        `insert into company_papers (company_id, nombre, fecha, file_name) values ($1, 'RUT', '2026-01-02', 'rut')`,
        [company],
      )
    }
    const papers = sql<{ company_id: number }>`select company_id from company_papers`.compile(query)
    const known = (number: string) =>
      sql<{ nombre: string }>`select nombre from third_parties_of_number(${number})`.compile(query)
    const [ofVisitor, own, foreign, part] = await database.db.read(Scope.ofVisitor(1), [
      papers,
      known('1000'),
      known('3000'),
      known('100'),
    ])
    expect(ofVisitor).toEqual([{ company_id: 1 }])
    expect(own).toEqual([{ nombre: '1000' }])
    expect([foreign, part]).toEqual([[], []])
    const [ofStaff] = await database.db.read(Scope.ofStaff(2), [papers])
    expect(ofStaff).toEqual([{ company_id: 2 }])
    expect(await database.asRole('enlace_app', 'select * from company_papers')).toEqual([])
    expect(await database.asRole('enlace_app', `select * from third_parties_of_number('1000')`)).toEqual([])
  })
})

describe('a scope that may not open', () => {
  test('refuses the account of another supplier and of another company', async () => {
    const name = await openSession(1, 1, 'all')
    for (const account of [21, 31, 99]) {
      await expect(database.db.read(scopeOf(name, account), [])).rejects.toEqual(refused('account-foreign'))
    }
  })

  test('refuses an account of its own supplier that the membership does not have', async () => {
    const name = await openSession(1, 1, [12])
    await expect(database.db.read(scopeOf(name, 11), [])).rejects.toEqual(refused('account-foreign'))
  })

  test('refuses the token without its own cookie, and the cookie without its own token', async () => {
    const one = await openSession(1, 1, 'all')
    const other = await openSession(1, 2, 'all')
    const crossed = Scope.ofSupplier({
      token: sha256(`token ${one}`),
      cookie: sha256(`cookie ${other}`),
      account: null,
      module: null,
      needsMaster: false,
      renews: false,
    })
    await expect(database.db.read(crossed, [])).rejects.toEqual(refused('session-missing'))
  })

  test('refuses a module that the company does not have on', async () => {
    const name = await openSession(1, 1, 'all')
    await expect(database.db.read(scopeOf(name, null, 'orden_ticket'), [])).rejects.toEqual(
      refused('module-off'),
    )
    await expect(database.db.read(scopeOf(name, null, 'orden_compra'), [])).resolves.toEqual([])
  })

  test('runs nothing of the batch or the transaction behind a refusal', async () => {
    const name = await openSession(1, 1, 'all')
    let hasRun = false
    const work = database.db.transaction(scopeOf(name, 31), async () => {
      hasRun = true
    })
    await expect(work).rejects.toEqual(refused('account-foreign'))
    expect(hasRun).toBe(false)
  })

  test('leaves nothing of a scope behind on the connection', async () => {
    const name = await openSession(1, 1, 'all')
    await database.db.read(scopeOf(name), [everythingIn('account_statements')])
    for (let round = 0; round < 8; round++) {
      const [rows] = await database.db.read(Scope.ofVisitor(1), [everythingIn('account_statements')])
      expect(rows).toEqual([])
    }
  })
})

describe('the roles', () => {
  const mayNot = /permission denied|row-level security/

  test.each([
    'identities',
    'sessions',
    'session_families',
    'memberships',
    'one_use_tokens',
    'audit_log',
    'outbox_mails',
    'stored_files',
    'registration_numbers',
    'registration_requests',
    'registration_attachments',
    'registration_events',
    'consents',
    'online_payments',
    'online_payment_events',
    'online_payment_refunds',
    'payment_recipients',
    'simulated_transactions',
  ])('keep %s from the portal altogether', async (table) => {
    const name = await openSession(1, 1, 'all')
    const read = database.db.read(scopeOf(name), [sql`select 1 from ${sql.table(table)}`.compile(query)])
    await expect(read).rejects.toThrow(mayNot)
  })

  test.each(documentTables)('let the portal write nothing into %s', async (table) => {
    const name = await openSession(1, 1, 'all')
    const write = database.db.read(scopeOf(name), [sql`delete from ${sql.table(table)}`.compile(query)])
    await expect(write).rejects.toThrow(mayNot)
  })

  test('keep staff from writing into another company', async () => {
    const write = database.db.read(Scope.ofStaff(1), [
      sql`insert into third_parties (company_id, erp_key, documento_numero, nombre) values (2, 'x', '1', 'x')`.compile(
        query,
      ),
    ])
    await expect(write).rejects.toThrow(mayNot)
  })

  test.each(['update audit_log set actor = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'let nobody of the application change the audit trail (%s)',
    async (statement) => {
      const write = database.db.read(Scope.ofStaff(1), [sql.raw(statement).compile(query)])
      await expect(write).rejects.toThrow(mayNot)
    },
  )

  test('cannot bypass row-level security nor become one another', async () => {
    const roles =
      await database.asAdmin(`select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as might,
        pg_has_role(rolname, 'enlace_owner', 'MEMBER') as is_owner
      from pg_roles where rolname in ('enlace_app', 'enlace_staff') order by rolname`)
    expect(roles).toEqual([
      { rolname: 'enlace_app', might: false, is_owner: false },
      { rolname: 'enlace_staff', might: false, is_owner: false },
    ])
  })
})

test('guards every table that has a company, and those of people, for the owner too', async () => {
  const open = await database.asAdmin<{ name: string }>(`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('schema_migrations', 'schema_functions')
       and not (c.relrowsecurity and c.relforcerowsecurity)`)
  expect(open).toEqual([])
})

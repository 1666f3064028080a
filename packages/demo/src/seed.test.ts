import { createTestDatabase } from '@enlace/testing/database.ts'
import type { TestDatabase } from '@enlace/testing/database.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { isBusinessDay } from '@enlace/domain/holidays.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { openDatabase } from '@enlace/database/open.ts'
import { isPassword } from '@enlace/database/password.ts'
import { documentId } from './core/document-id.ts'
import { demoCompanies } from './data/companies.ts'
import { demoPassword, demoPeople } from './data/people.ts'
import { seedDemo } from './seed.ts'

const today = calendarDate('2026-11-20')

let place: TestDatabase
let admin: pg.Client
beforeAll(async () => {
  place = await createTestDatabase()
  const prepare = async (adminUrl: string) => {
    await seedDemo(adminUrl, today)
  }
  const db = await openDatabase({ url: place.adminUrl, purpose: 'test', prepare })
  await db.close()
  admin = new pg.Client({ connectionString: place.adminUrl })
  await admin.connect()
}, 120_000)
afterAll(async () => {
  await admin.end()
  await place.drop()
})

/** Rows that break a rule; every test expects none. */
const offenders = async (text: string) => (await admin.query(text)).rows
const numberOf = async (text: string) =>
  Number((await admin.query(`select count(*) from ${text}`)).rows[0].count)

/** The account of the demo's master user. */
const ofMain = `company_id = 1 and third_party_id = (select id from third_parties where company_id = 1 and erp_key = '905418327')`

describe('the demo', () => {
  it('founds its companies as 1 and 2, with room for the next one', async () => {
    const { rows } = await admin.query('select id, nit, dv from companies order by id')
    expect(rows).toEqual([
      { id: 1, nit: '900123456', dv: 8 },
      { id: 2, nit: '908765432', dv: demoCompanies[1]?.dv },
    ])
    const next = await admin.query(
      `insert into companies (nit, dv, nombre) values ('905000001', 1, 'Otra') returning id`,
    )
    expect(next.rows).toEqual([{ id: 3 }])
    await admin.query('delete from companies where id = 3')
  })

  it('gives every document an id that follows from its number, so that lists look the same at each start', async () => {
    const { rows } = await admin.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
         join information_schema.columns k using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid' and k.column_name = 'erp_key'`,
    )
    expect(rows.length).toBeGreaterThan(8)
    for (const { name } of rows)
      expect([name, await numberOf(`${name} where substr(id::text, 15, 1) <> '8'`)]).toEqual([name, 0])
    const order = `select id from purchase_order where company_id = 1 and erp_key = $1`
    const { rows: first } = await admin.query<{ erp_key: string }>(
      'select erp_key from purchase_order where company_id = 1 limit 1',
    )
    const key = first[0]?.erp_key
    expect((await admin.query(order, [key])).rows).toEqual([{ id: documentId(`1 purchase_order ${key}`) }])
  })

  it('has its sources come in the nights of business days only, the newest first day that there is', async () => {
    const { rows } = await admin.query<{ day: string }>(
      `select distinct (started_at at time zone 'America/Bogota')::date::text as day from import_batches
        where actor = 'cli' and file_name <> '' order by 1 desc`,
    )
    const days = rows.map(({ day }) => calendarDate(day))
    expect(days[0]).toBe(today)
    expect(days.length).toBeGreaterThan(4)
    expect(days.filter((day) => !isBusinessDay(day))).toEqual([])
  })

  it('has threads of every turn, about documents of the master user, and readers in each company', async () => {
    const { rows } = await admin.query(
      `select q.state, q.messages, (select count(*)::integer from question_messages m where m.question_id = q.id) as said
         from questions q where ${ofMain} order by q.number`,
    )
    expect(rows).toEqual([
      { state: 'resuelta', messages: 2, said: 2 },
      { state: 'esperando_al_proveedor', messages: 2, said: 2 },
      { state: 'abierta', messages: 1, said: 1 },
    ])
    const { rows: readers } = await admin.query(
      'select distinct company_id from question_recipients order by 1',
    )
    expect(readers).toEqual([{ company_id: 1 }, { company_id: 2 }])
  })

  it('gives the master user thousands of documents', async () => {
    expect(await numberOf(`account_statements where ${ofMain}`)).toBeGreaterThanOrEqual(3_000)
    expect(await numberOf(`purchase_order where ${ofMain}`)).toBeGreaterThanOrEqual(900)
    expect(await numberOf(`purchase_tickets where ${ofMain}`)).toBeGreaterThanOrEqual(1_500)
    expect(await numberOf(`payments_made where ${ofMain}`)).toBeGreaterThanOrEqual(800)
    expect(await numberOf(`notes_debit where ${ofMain}`)).toBeGreaterThanOrEqual(60)
    expect(await numberOf(`supplier_contracts where ${ofMain}`)).toBe(6)
  })

  it('gives every other supplier documents, too', async () => {
    const bare = await offenders(
      `select nombre from third_parties p where es_proveedor and not exists
         (select from account_statements s where s.company_id = p.company_id and s.third_party_id = p.id)`,
    )
    expect(bare).toEqual([])
    // One of them is a duplicate, to be merged.
    expect(await numberOf('third_parties where company_id = 1 and es_proveedor')).toBe(61)
    expect(await numberOf('third_parties where company_id = 2')).toBe(20)
  })

  it('is not seeded a second time, nor beside a company of somebody', async () => {
    expect(await seedDemo(place.adminUrl, today)).toBe(false)
    expect(await numberOf('companies')).toBe(2)
  })

  it('shows drawings that its settings point to', async () => {
    const { rows } = await admin.query(
      `select s.company_id, s.name from settings s join company_files f
          on f.company_id = s.company_id and s.value #>> '{}' = 'company-files/' || f.sha256 || '/' || f.name
        where f.media_type = 'image/svg+xml' and length(f.bytes) < 12000
          and encode(sha256(f.bytes), 'hex') = f.sha256 order by 1, 2`,
    )
    expect(rows).toEqual(
      [1, 2].flatMap((company_id) =>
        ['imagen_login', 'img_favicon', 'logo'].map((name) => ({ company_id, name })),
      ),
    )
    const withScript = await offenders(
      `select name from company_files where media_type = 'image/svg+xml'
          and convert_from(bytes, 'UTF8') ~* '<script|\\son\\w+=|href|<style'`,
    )
    expect(withScript).toEqual([])
  })
})

describe('the public face of the demo', () => {
  it('knows somebody for each outcome of a search: an active supplier, an inactive one, a customer, nobody', async () => {
    const { rows } = await admin.query(
      `select nit, (select array[t.es_proveedor, t.activo] from third_parties t
                     where t.company_id = 1 and t.documento_numero = nit) as known
         from unnest(array['905418327', '906836713', '906120458', '900123456']) nit`,
    )
    expect(rows).toEqual([
      { nit: '905418327', known: [true, true] },
      { nit: '906836713', known: [true, false] },
      { nit: '906120458', known: [false, true] },
      { nit: '900123456', known: null },
    ])
  })

  it('offers papers of the first company, each a PDF', async () => {
    const { rows } = await admin.query(
      `select p.company_id, encode(substr(f.bytes, 1, 5), 'escape') as head from company_papers p
         join company_files f on f.company_id = p.company_id and f.name = p.file_name`,
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ company_id: 1, head: '%PDF-' })))
  })
})

describe('what the companies of the demo have written', () => {
  it('holds the terms and the policy that consents refer to, of both', async () => {
    const { rows } = await admin.query(
      `select company_id, code from pages where code in ('terminos', 'privacidad') and published_at <= now()
        and length(html) > 500 order by 1, 2`,
    )
    expect(rows).toEqual(
      [1, 2].flatMap((company_id) => ['privacidad', 'terminos'].map((code) => ({ company_id, code }))),
    )
  })

  it('shows pictures of its own company only', async () => {
    const pictures = `advertisements a, jsonb_path_query(a.contenido, 'strict $.**.imagen') i where i #>> '{}' <> ''`
    expect(await numberOf(pictures)).toBeGreaterThan(5)
    const strays = await offenders(
      `select a.page_code, i from ${pictures} and not exists (select from company_files f
         where f.company_id = a.company_id and i #>> '{}' = 'company-files/' || f.sha256 || '/' || f.name)`,
    )
    expect(strays).toEqual([])
  })
})

describe('a login of the demo', () => {
  const logins = demoPeople.map(({ email }) => email)

  it('opens with the password that is printed', async () => {
    const { rows } = await admin.query(
      'select email, password_hash from identities where email = any ($1) order by email',
      [logins],
    )
    expect(rows.map(({ email }) => email)).toEqual(demoPeople.map(({ email }) => email).toSorted())
    for (const { password_hash } of rows) expect(await isPassword(password_hash, demoPassword)).toBe(true)
  })

  it('finds its membership: master of three branches, user of one, and a person of two companies', async () => {
    const { rows } = await admin.query(
      `select i.email, m.company_id, m.is_master, m.active and m.accepted_at is not null as open,
              (select count(*)::integer from branch_accounts b
                where b.company_id = m.company_id and b.third_party_id = m.third_party_id
                  and (m.all_accounts or exists (select from membership_accounts a
                        where a.company_id = m.company_id and a.membership_id = m.id and a.third_id = b.id))) as accounts
         from memberships m join identities i on i.id = m.identity_id where i.email = any ($1) order by 1, 2`,
      [logins],
    )
    expect(rows).toEqual([
      { email: 'caribe@demo.co', company_id: 2, is_master: true, open: true, accounts: 2 },
      { email: 'independiente@demo.co', company_id: 1, is_master: true, open: true, accounts: 1 },
      { email: 'proveedor@demo.co', company_id: 1, is_master: true, open: true, accounts: 3 },
      { email: 'proveedor@demo.co', company_id: 2, is_master: false, open: true, accounts: 1 },
      { email: 'usuario@demo.co', company_id: 1, is_master: false, open: true, accounts: 1 },
    ])
  })
})

describe('the other users of the demo', () => {
  it('are an accountant of two suppliers who may only look, somebody invited and somebody who left', async () => {
    const { rows } = await admin.query(
      `select i.email, i.password_hash is not null as has_password, m.role, m.read_only, m.active,
              m.invited_until > now() as waits, m.ends_on > now() as ends
         from memberships m join identities i on i.id = m.identity_id where m.role is not null
        order by 1, m.third_party_id`,
    )
    const shared = { has_password: true, read_only: false, active: false, waits: null, ends: null }
    const accountant = { ...shared, role: 'contador', read_only: true, active: true, ends: true }
    expect(rows).toEqual([
      { ...shared, email: 'cartera@demo.co', role: 'cartera' },
      { ...accountant, email: 'contadora@demo.co' },
      { ...accountant, email: 'contadora@demo.co' },
      { ...shared, email: 'despachos@demo.co', has_password: false, role: 'logistica', waits: true },
    ])
  })
})

describe('what is kept of the demo', () => {
  it('has no line, link or reference that leads nowhere or to another owner', async () => {
    const owners = 'company_id, third_party_id, third_id'
    const lines = [
      ['purchase_order_lines', 'purchase_order_id', 'purchase_order'],
      ['purchase_tickets_lines', 'purchase_ticket_id', 'purchase_tickets'],
      ['payments_made_lines', 'payment_id', 'payments_made'],
      ['payments_made_lines', 'account_statement_id', 'account_statements'],
      ['notes_debit_lines', 'note_id', 'notes_debit'],
      ['notes_debit_lines', 'account_statement_id', 'account_statements'],
    ]
    for (const [table, column, parent] of lines) {
      expect(
        await offenders(
          `select l.* from ${table} l where not exists (select from ${parent} p where p.id = l.${column}
             and (p.${owners.replaceAll(', ', ', p.')}) = (l.${owners.replaceAll(', ', ', l.')})) limit 3`,
        ),
      ).toEqual([])
    }
    const tables: Record<string, string> = {
      'purchase-order': 'purchase_order',
      'purchase-tickets': 'purchase_tickets',
      'account-statements': 'account_statements',
      'payments-made': 'payments_made',
      'notes-debit': 'notes_debit',
    }
    for (const [kind, table] of Object.entries(tables)) {
      for (const end of ['from', 'to']) {
        expect(
          await offenders(
            `select * from document_links l where ${end}_kind = '${kind}' and not exists
               (select from ${table} p where p.id = l.${end}_id and p.company_id = l.company_id
                 and p.third_party_id = l.third_party_id) limit 3`,
          ),
        ).toEqual([])
      }
    }
    expect(await numberOf('document_links')).toBeGreaterThan(10_000)
  })

  it('leads from each withholding to one invoice of its account, and from a settled one to its payment', async () => {
    expect(await numberOf('withholding_lines')).toBeGreaterThan(10_000)
    const led = await offenders(
      `select l.company_id, l.erp_key, i.invoices, p.payments from withholding_lines l
         left join (select company_id, third_id, factura_cliente, count(*) as invoices from account_statements
                     group by 1, 2, 3) i
           on i.company_id = l.company_id and i.third_id = l.third_id and i.factura_cliente = l.documento
         left join (select p.company_id, p.third_party_id, p.comprobante, k.factura, count(*) as payments
                      from payments_made p
                      join payments_made_lines k on k.company_id = p.company_id and k.payment_id = p.id
                     group by 1, 2, 3, 4) p
           on p.company_id = l.company_id and p.third_party_id = l.third_party_id and p.comprobante = l.comprobante
          and p.factura = l.documento
        where i.invoices is distinct from 1 or coalesce(p.payments, 0) <> (l.comprobante is not null)::integer limit 5`,
    )
    expect(led).toEqual([])
  })

  it('names in oc_relacionada the order that the entry belongs to', async () => {
    expect(
      await offenders(
        `select t.id from purchase_tickets t left join purchase_order o on o.id = t.purchase_order_id
          where t.oc_relacionada is distinct from o.nro_orden limit 3`,
      ),
    ).toEqual([])
  })
})

describe('the history of the demo’s documents', () => {
  const tables = [
    ['account-statements', 'account_statements', 'recibida'],
    ['purchase-order', 'purchase_order', 'nueva'],
    ['purchase-tickets', 'purchase_tickets', 'registrada'],
    ['payments-made', 'payments_made', 'en_proceso'],
    ['notes-debit', 'notes_debit', 'emitida'],
  ]

  it('tells how each document of the main supplier came to the state that it is in', async () => {
    for (const [kind, table, first] of tables) {
      expect(
        await offenders(
          `with told as (
             select e.document_id, bool_or(e.event = 'registrado') as begins,
                    (array_agg(c ->> 'despues' order by e.at desc, e.id desc) filter (where c ->> 'campo' = 'estado'))[1] as estado
               from document_events e left join jsonb_array_elements(e.changes) c on true
              where e.kind = '${kind}' group by e.document_id)
           select d.id, d.estado, told.estado as told from ${table} d left join told on told.document_id = d.id
            where ${ofMain} and (told.begins is not true or coalesce(told.estado, '${first}')
                                 <> case d.estado when 'vista' then 'nueva' else d.estado end)
            limit 3`,
        ),
      ).toEqual([])
    }
  })

  it('tells nothing of the future', async () => {
    expect(await numberOf(`document_events where at > '${today}T23:59:59-05:00'`)).toBe(0)
  })
})

describe('the certificates of the demo', () => {
  it('can be had for the years that are over, are announced for this one, and of an open bimester nothing is said', async () => {
    const { rows } = await admin.query(
      `select tipo, anio, periodo, fecha::text from certificate_releases where company_id = 1 and anio >= 2025
        and (tipo <> 'ica' or periodo = 0) order by tipo, anio, periodo`,
    )
    expect(rows.map(({ tipo, anio, periodo, fecha }) => `${tipo} ${anio} ${periodo} ${fecha}`)).toEqual([
      'fuente 2025 0 2026-03-31',
      'fuente 2026 0 2027-03-31',
      'ica 2025 0 2026-03-31',
      'ica 2026 0 2027-03-31',
      'iva 2025 1 2025-03-15',
      'iva 2025 2 2025-05-15',
      'iva 2025 3 2025-07-15',
      'iva 2025 4 2025-09-15',
      'iva 2025 5 2025-11-15',
      'iva 2025 6 2026-01-15',
      'iva 2026 1 2026-03-15',
      'iva 2026 2 2026-05-15',
      'iva 2026 3 2026-07-15',
      'iva 2026 4 2026-09-15',
      'iva 2026 5 2026-11-15',
    ])
  })
})

import { jobTaskTexts } from '@enlace/contract/jobs/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '../../../core/keys/keys.ts'
import { findAccountStatements, staffInvoices } from '../../account-statements/queries.ts'
import { findDebitNotes, staffNotes } from '../../notes-debit/queries.ts'
import { findPaidInvoices, findPaymentsMade, staffPayments } from '../../payments-made/queries.ts'
import { findPurchaseOrders, staffOrders } from '../../purchase-order/queries.ts'
import { findPurchaseTickets, staffTickets } from '../../purchase-tickets/queries.ts'
import { figureTasks } from './jobs.ts'
import { foldFigures, mendFigures } from './commands.ts'

const server = useTestServer()

const all = { days: 0, page: 1, size: 50 }
/** Every amount is greater: the same documents, but their figures are added up. */
const addedUp = { min: '-999999999999' }

const range = { from: '2026-03-02', to: '2026-03-20' }
const windows = [{}, { days: 30 }, { days: 90 }]
/** Each list with its filters, one at a time. */
const lists = {
  'pending invoices': {
    find: findAccountStatements,
    filters: [
      { status: ['programada'] },
      { saldo: 'vencido' },
      { saldo: 'corriente' },
      { bucket: ['d1_30', 'd120_plus'] },
      { estado: 'bloqueada' },
      { pago_desde: '2026-03-02', pago_hasta: '2026-03-20' },
      range,
    ],
  },
  payments: {
    find: findPaymentsMade,
    filters: [{ status: ['en_proceso'] }, { medio: 'Cheque' }, { banco: 'Banco 1' }, range],
  },
  'paid invoices': {
    find: findPaidInvoices,
    filters: [{ status: ['pagado'] }, { medio: 'Cheque' }, { banco: 'Banco 1' }, range],
  },
  orders: {
    find: findPurchaseOrders,
    filters: [
      { status: ['vista', 'nueva'] },
      { entrega: 'por_entregar' },
      { entrega: 'atrasada' },
      { comprador: 'Ana 1' },
      { bodega: 'Norte' },
      range,
      { sort: 'neto' },
    ],
  },
  entries: {
    find: findPurchaseTickets,
    filters: [
      { status: ['registrada'] },
      { sin_facturar: '1' },
      { con_rechazos: '1' },
      { bodega: 'Norte' },
      range,
    ],
  },
  'debit notes': {
    find: findDebitNotes,
    filters: [{ status: ['emitida'] }, { por_aplicar: '1' }, { motivo: 'Avería 1' }, range],
  },
}

/** The staff's lists with their filters, and a number of each. */
const staffLists = {
  account_statements: {
    find: staffInvoices.page,
    filters: [{ saldo: 'vencido' }, { saldo: 'pendiente' }, { status: ['bloqueada'] }, range],
    number: 'factura_cliente',
  },
  payments_made: {
    find: staffPayments.page,
    filters: [{ status: ['anulado'] }, range],
    number: 'comprobante',
  },
  purchase_order: {
    find: staffOrders.page,
    filters: [{ entrega: 'atrasada' }, { comprador: 'Ana 1' }, { status: ['vista'] }, range],
    number: 'nro_orden',
  },
  purchase_tickets: {
    find: staffTickets.page,
    filters: [{ con_rechazos: '1' }, { sin_facturar: '1' }, { bodega: 'Sur' }, range],
    number: 'nro_entrada',
  },
  notes_debit: {
    find: staffNotes.page,
    filters: [{ por_aplicar: '1' }, { status: ['anulada'] }],
    number: 'nro_nota',
  },
}

type StaffPage = (db: typeof server.db, scope: Scope, filter: object) => Promise<{ total: number }>

let scopes: { one: Scope; whole: Scope; other: Scope }
let company = 0
let supplier = 0

beforeAll(async () => {
  const built = await buildCompany(server.db)
  company = built.id
  const { person, branch, thirdParty } = await buildSupplier(server.db, built, { isMaster: true })
  supplier = thirdParty.id
  const stranger = await buildSupplier(server.db, built, { isMaster: true })
  const second = await server.asAdmin<{ id: number }>(
    `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre)
     select company_id, (select max(id) + 1 from branch_accounts), third_party_id, erp_key || '-2', '002', 'Norte'
       from branch_accounts where company_id = $1 and id = $2 returning id`,
    [company, branch.id],
  )
  const owners = [
    [thirdParty.id, branch.id, 120],
    [thirdParty.id, second[0]?.id, 60],
    [stranger.thirdParty.id, stranger.branch.id, 40],
  ]
  for (const [party, account, count] of owners) {
    const fill = (table: string, columns: string, values: string) =>
      server.asAdmin(
        `insert into ${table} (company_id, third_party_id, third_id, moneda, ${columns})
         select $1, $2, $3::integer, (array['USD', 'COP', 'COP'])[1 + n % 3], ${values} from generate_series(1, $4) n`,
        [company, party, account, count],
      )
    const key = `$3::integer || '-' || n`
    const buyer = `'Ana ' || n % 3`
    const store = `case when n % 4 > 0 then (array['Norte', 'Sur'])[1 + n % 2] end`
    const day = `date '2026-03-01' + n % 40`
    await fill(
      'account_statements',
      `erp_key, factura_cliente, fecha_factura, fecha_vencimiento, fecha_estimada_pago, estado, estado_programacion_pago,
       valor_facturado, saldo_total`,
      `${key}, n, ${day}, case when n % 5 > 0 then current_date + (n % 300 - 150) end,
       case when n % 3 = 0 then current_date + n % 9 end, (array['recibida', 'bloqueada', 'rechazada'])[1 + n % 3],
       (array['sin_programar', 'programada'])[1 + n % 2], n, n % 6 - 1`,
    )
    await fill(
      'payments_made',
      'erp_key, comprobante, fecha_pago, medio, banco, valor_bruto, valor_pagado, estado',
      `${key}, n, current_date - n * 3, (array['Cheque', 'Efectivo'])[1 + n % 2], case when n % 3 > 0 then 'Banco ' || n % 3 end,
       n, n, (array['pagado', 'en_proceso', 'anulado'])[1 + n % 3]`,
    )
    await server.asAdmin(
      `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura, valor_factura,
         valor_reteica, neto_pagado)
       select company_id, id, n, third_party_id, third_id, 'F' || n, n, 0.25, n
         from payments_made, generate_series(1, 2) n where company_id = $1 and third_id = $2 and erp_key not like '%7'`,
      [company, account],
    )
    await fill(
      'purchase_order',
      'erp_key, nro_orden, comprador, bodega, fecha, fecha_entrega, valor_bruto, valor_neto, recibido_pct, estado, vista_at',
      `${key}, n, ${buyer}, ${store}, ${day}, case when n % 5 > 0 then current_date + n % 30 - 15 end, n, n, n % 3 * 50,
       (array['nueva', 'recibida', 'recibida_parcial', 'anulada'])[1 + n % 4], case when n % 3 = 0 then now() end`,
    )
    await server.asAdmin(
      `insert into purchase_order_lines (company_id, purchase_order_id, linea, third_party_id, third_id, item, descripcion, um,
         cantidad, precio, valor_bruto, valor_neto)
       select company_id, id, 1, third_party_id, third_id, 'A-' || erp_key, 'Artículo', 'UND', 1, 1, 1, 1
         from purchase_order where company_id = $1 and third_id = $2 and erp_key like '%4'`,
      [company, account],
    )
    await fill(
      'purchase_tickets',
      'erp_key, nro_entrada, bodega, fecha, valor_bruto, valor_neto, estado, acto_estado, acto_sobre',
      `${key}, n, ${store}, ${day}, n, n, (array['registrada', 'facturada', 'facturada_parcial'])[1 + n % 3],
       case when n % 4 = 0 then 'con_diferencia' end, 'registrada'`,
    )
    await server.asAdmin(
      `insert into purchase_tickets_lines (company_id, purchase_ticket_id, linea, third_party_id, third_id, item, descripcion,
         um, cantidad, precio, valor_bruto, valor_neto, cantidad_rechazada)
       select company_id, id, 1, third_party_id, third_id, 'A', 'A', 'UND', 2, 1, 1, 1, case when erp_key like '%3' then 1 end
         from purchase_tickets where company_id = $1 and third_id = $2`,
      [company, account],
    )
    await fill(
      'notes_debit',
      'erp_key, nro_nota, fecha, motivo, valor_bruto, valor_nota, valor_aplicado, estado, acto_estado, acto_sobre',
      `${key}, n, ${day}, case when n % 4 > 0 then 'Avería ' || n % 4 end, n, n, n % 3, (array['emitida', 'anulada'])[1 + n % 2],
       case when n % 5 = 0 then 'objecion_aceptada' end, 'emitida'`,
    )
  }
  // Figures of all levels: some folded, some not, and some of what was folded changed since.
  await foldFigures(server.db, company)
  for (const change of [
    `payments_made set medio = 'Efectivo', valor_pagado = valor_pagado + 7`,
    `purchase_order set estado = 'cerrada', comprador = 'Ana 0'`,
    `purchase_tickets set fecha = fecha + 31`,
    `notes_debit set valor_aplicado = 0`,
    `account_statements set saldo_total = 5`,
  ])
    await server.asAdmin(`update ${change} where company_id = $1 and hashtext(erp_key) % 4 = 0`, [company])
  const scopeOf = async (who: typeof person, account: number | null) => {
    const browser = await server.signIn(who)
    return Scope.ofSupplier({
      token: hashOf(browser.token ?? ''),
      cookie: hashOf(browser.cookies.get('enlace_session') ?? ''),
      account,
      module: null,
      needsMaster: false,
      renews: true,
    })
  }
  scopes = {
    one: await scopeOf(person, branch.id),
    whole: await scopeOf(person, null),
    other: await scopeOf(stranger.person, null),
  }
})

/** An answer without the order in which the database tells its groups. */
const sorted = (answer: object) =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== 'rows' ? value.map((one) => JSON.stringify(one)).toSorted() : value,
    ]),
  )

describe('a list with kept figures', () => {
  for (const [name, { find, filters }] of Object.entries(lists)) {
    it(`of ${name} answers as one that adds up, with each filter, to one account and to all`, async () => {
      // Each filter is one of the list's own, which the types of the union do not say.
      const ask = find as (db: typeof server.db, scope: Scope, filter: object) => Promise<object>
      for (const scope of Object.values(scopes)) {
        for (const window of windows) {
          for (const filter of [{}, ...filters]) {
            const asked = { ...all, ...window, ...filter }
            const kept = await ask(server.db, scope, asked)
            const summed = await ask(server.db, scope, { ...asked, ...addedUp })
            expect({ asked, ...sorted(kept) }).toEqual({ asked, ...sorted(summed) })
          }
        }
      }
    })
  }

  for (const [table, { find, filters, number }] of Object.entries(staffLists)) {
    // Each filter is one of the list's own, which the types of the union do not say.
    const page = find as StaffPage
    const ask = (scope: Scope, filter: object) => page(server.db, scope, { ...all, ...filter })

    it(`of all suppliers answers as one that adds up, with each filter: ${table}`, async () => {
      for (const scope of [Scope.ofStaff(company), Scope.ofStaff(company).about(supplier)]) {
        expect((await ask(scope, {})).total).toBeGreaterThan(100)
        for (const filter of [{}, { days: 30 }, ...filters]) {
          const kept = await ask(scope, filter)
          const summed = await ask(scope, { ...filter, ...addedUp })
          expect({ filter, ...sorted(kept) }).toEqual({ filter, ...sorted(summed) })
        }
      }
    })

    it(`of all suppliers finds by a text what contains it, however it is written: ${table}`, async () => {
      await server.asAdmin(
        `update ${table} set ${number} = 'FÉ-00' || ${number} || '-0'
          where company_id = $1 and third_party_id = $2 and ${number} in ('11', '17', '101')`,
        [company, supplier],
      )
      for (const q of ['1', '17', 'fé-001', '00', '0', '-', '7-0', '-0011', '%', 'É', 'nadie']) {
        const found = await ask(Scope.ofStaff(company), { q })
        const [wanted] = await server.asAdmin<{ n: number }>(
          `select count(*)::integer as n from ${table} d join third_parties t on t.company_id = d.company_id and t.id = d.third_party_id
            where d.company_id = $1 and (position(lower($2) in lower(${number})) > 0 or position(lower($2) in lower(t.nombre)) > 0
              or position($2 in t.documento_numero || coalesce('-' || t.documento_dv, '')) > 0)`,
          [company, q],
        )
        expect({ q, total: found.total }).toEqual({ q, total: wanted?.n })
      }
    })
  }

  it('adds up of a text what it finds: by number, by what figures know, by an item', async () => {
    for (const q of ['1', '12', 'ana 2', 'NORTE', 'artículo', 'nadie']) {
      const [wanted] = await server.asAdmin<{ n: number; neto: string | null }>(
        `select count(*)::integer as n, sum(valor_neto) as neto from purchase_order o
          where company_id = $1 and third_party_id = $2 and (nro_orden ilike $3 or comprador ilike $3 or exists (
            select from purchase_order_lines l where l.company_id = o.company_id and l.purchase_order_id = o.id
               and (l.item ilike $3 or l.descripcion ilike $3)))`,
        [company, supplier, `%${q}%`],
      )
      const { total, totals } = await findPurchaseOrders(server.db, scopes.whole, { ...all, q })
      const neto = totals.reduce((sum, { valor_neto }) => sum + Number(valor_neto), 0)
      expect({ q, total, neto }).toEqual({ q, total: wanted?.n, neto: Number(wanted?.neto ?? 0) })
    }
  })

  it('is the same after the jobs that fold and compare, which find nothing to mend', async () => {
    const before = await findPaymentsMade(server.db, scopes.whole, all)
    expect(before.payments.length).toBeGreaterThan(0)
    await foldFigures(server.db, company)
    expect(await mendFigures(server.db, company)).toEqual([])
    expect(sorted(await findPaymentsMade(server.db, scopes.whole, all))).toEqual(sorted(before))
    await server.asAdmin(`delete from purchase_order_figures where company_id = $1`, [company])
    expect((await findPurchaseOrders(server.db, scopes.whole, all)).total).toBe(0)
    expect(await mendFigures(server.db, company)).toEqual([
      { figures: 'purchase_order_figures', groups: expect.any(Number) },
    ])
    expect(await mendFigures(server.db, company)).toEqual([])
    expect(figureTasks.every(({ name }) => name in jobTaskTexts)).toBe(true)
  })
})

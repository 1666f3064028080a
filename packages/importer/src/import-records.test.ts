import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { describe, expect, it } from 'vitest'
import {
  buildCompany as buildFor,
  goods,
  invoice,
  kinds,
  nit,
  order,
  prepare as prepareFor,
  send as sendTo,
  supplier,
} from '../test/sent-records.ts'
import type { SentKind } from './core/mapping/sent-kinds.ts'

const database = useTestDatabase()
const rowsOf = (company: number, statement: string) =>
  database.asAdmin<Record<string, unknown>>(statement, [company])
const buildCompany = () => buildFor(database.db)
const prepare = (kind: SentKind) => prepareFor(database.db, kind)
const send = (company: number, kind: SentKind, records: readonly (object | string)[], asOf?: string) =>
  sendTo(database.db, company, kind, records, asOf)

describe('a call', () => {
  it('keeps what is good, and says of each line what became of it', async () => {
    const company = await buildCompany()
    await send(company, 'third-parties', [supplier])
    const { said, batch } = await send(company, 'account-statements', [
      invoice,
      '{"nit": ',
      { ...invoice, factura: 'FE-2', fecha: '2026-02-30' },
      { ...invoice, nit: '830109029', factura: 'FE-3' },
      { ...invoice, nit: '830109029', factura: 'FE-4', nombre: 'Otra S.A.S.' },
      '[1]',
    ])
    expect(said).toEqual([
      'inserted',
      'refused record-unreadable',
      'refused date-unreadable',
      'refused supplier-unknown',
      'inserted supplier-created',
      'refused record-unreadable',
    ])
    const [kept] = await rowsOf(
      company,
      `select rows_read, rows_inserted, rows_refused, rows_doubtful, source, state from import_batches
        where company_id = $1 and id = '${batch}'`,
    )
    expect(kept).toEqual({
      rows_read: 6,
      rows_inserted: 4,
      rows_refused: 4,
      rows_doubtful: 1,
      source: 'ERP',
      state: 'loaded',
    })
  })

  it('takes the last of a record that comes twice, and says so of the first', async () => {
    const company = await buildCompany()
    await send(company, 'third-parties', [supplier])
    const { said } = await send(company, 'account-statements', [
      { ...invoice, saldo: 5 },
      { ...invoice, saldo: 7 },
    ])
    expect(said).toEqual(['unchanged record-superseded', 'inserted'])
    expect(await rowsOf(company, 'select saldo_total from account_statements where company_id = $1')).toEqual(
      [{ saldo_total: '7.00' }],
    )
  })

  it('keeps what a record does not name, and empties what it says is nothing', async () => {
    const company = await buildCompany()
    await send(company, 'third-parties', [
      {
        ...supplier,
        telefono: '6015550100',
        correo: 'a@b.co',
        ciudad: '05001',
        id_actividad_economica: 4761,
      },
    ])
    const contact = () =>
      rowsOf(company, 'select telefono, correo, ciudad from branch_accounts where company_id = $1')
    await send(company, 'third-parties', [supplier])
    const [full] = await contact()
    expect(full).toMatchObject({ telefono: '6015550100', correo: 'a@b.co' })
    expect(full?.['ciudad']).toMatch(/^Medellín/)
    await send(company, 'third-parties', [{ ...supplier, telefono: null }])
    expect(await contact()).toEqual([{ ...full, telefono: null }])
    expect(
      await rowsOf(company, 'select id_actividad_economica from third_parties where company_id = $1'),
    ).toEqual([{ id_actividad_economica: '4761' }])
  })

  it('reads numbers exactly as they were written, also past what a float holds', async () => {
    const company = await buildCompany()
    await send(company, 'third-parties', [supplier])
    const text = (factura: string, valor: string) =>
      `{"nit":"${nit}","factura":"${factura}","fecha":"2026-03-01","vencimiento":"2026-03-31","valor":${valor}}`
    await send(company, 'account-statements', [
      text('A', '123456789012345678.91'),
      text('B', '12345678901234567.8e1'),
    ])
    expect(
      await rowsOf(
        company,
        'select valor_facturado from account_statements where company_id = $1 order by factura_cliente',
      ),
    ).toEqual([{ valor_facturado: '123456789012345678.91' }, { valor_facturado: '123456789012345678.00' }])
  })

  it.each([
    ['a NUL', '{"nit":"860001911","nombre":"a\\u0000b"}', 'refused text-unstorable'],
    ['half a character', '{"nit":"860001911","nombre":"a\\ud800"}', 'refused text-unstorable'],
    ['a NUL in a name', '{"n\\u0000it":"860001911"}', 'refused text-unstorable'],
    ['an object for a text', '{"nit":"860001911","nombre":{}}', 'refused value-unplain'],
    ['nesting without end', `{"nit":${'['.repeat(100_000)}`, 'refused record-unreadable'],
    ['a number without end', '{"nit":1e999999,"nombre":"x"}', 'refused value-unplain'],
    ['lines where there are none', `{"nit":"${nit}","nombre":"x","lineas":[]}`, 'refused lines-unexpected'],
  ])('refuses %s as a record of its own', async (_, text, said) => {
    const company = await buildCompany()
    expect((await send(company, 'third-parties', [text, supplier])).said).toEqual([said, 'inserted'])
  })

  it('tells until when a kind is complete, and never turns that back', async () => {
    const company = await buildCompany()
    await send(company, 'third-parties', [supplier])
    await send(company, 'account-statements', [invoice], '2026-03-02T10:00:00-05:00')
    await send(company, 'account-statements', [invoice], '2026-03-01T10:00:00-05:00')
    const [{ at } = {}] = await rowsOf(
      company,
      `select as_of = '2026-03-02T15:00:00Z' as at from data_freshness where company_id = $1 and kind = 'account-statements'`,
    )
    expect(at).toBe(true)
  })
})

describe('a document with lines', () => {
  it('has the lines that came last, and keeps them when it comes without', async () => {
    const company = await prepare('purchase-order')
    const lines = () =>
      rowsOf(
        company,
        'select linea, iva, valor_neto from purchase_order_lines where company_id = $1 order by 1',
      )
    await send(company, 'purchase-order', [{ ...order, lineas: [goods, goods] }])
    await send(company, 'purchase-order', [{ ...order, bodega: 'Norte' }])
    expect(await lines()).toEqual([
      { linea: 1, iva: '380.00', valor_neto: '2380.00' },
      { linea: 2, iva: '380.00', valor_neto: '2380.00' },
    ])
    expect((await send(company, 'purchase-order', [{ ...order, lineas: [goods] }])).said).toEqual(['updated'])
    expect(await lines()).toHaveLength(1)
  })

  it('is refused as a whole where one of its lines is', async () => {
    const company = await prepare('purchase-order')
    const bad = { ...goods, cantidad: 'dos' }
    const { said } = await send(company, 'purchase-order', [{ ...order, lineas: [goods, bad] }])
    expect(said).toEqual(['refused number-unreadable document-lines-refused'])
    expect(await rowsOf(company, 'select from purchase_order where company_id = $1')).toEqual([])
    expect(await rowsOf(company, 'select from purchase_order_lines where company_id = $1')).toEqual([])
  })

  it('is reported where its total is not that of its lines, and worth its lines where it tells none', async () => {
    const company = await prepare('purchase-order')
    const other = { ...order, numero: 'OC-8', neto: '9999' }
    const { neto: _neto, impuesto: _impuesto, ...untold } = { ...order, numero: 'OC-9' }
    const first = await send(company, 'purchase-order', [{ ...other, lineas: [goods] }])
    expect(first.said).toEqual(['inserted total-differs'])
    await send(company, 'purchase-order', [{ ...untold, lineas: [goods, goods] }])
    expect(
      await rowsOf(
        company,
        `select nro_orden, valor_bruto, valor_impuesto, valor_neto from purchase_order where company_id = $1 order by 1`,
      ),
    ).toMatchObject([
      { nro_orden: 'OC-8', valor_neto: '9999.00' },
      { nro_orden: 'OC-9', valor_bruto: '4000.00', valor_impuesto: '760.00', valor_neto: '4760.00' },
    ])
  })

  it('is found by its number only where one supplier has such a one', async () => {
    const company = await prepare('purchase-order')
    await send(company, 'third-parties', [{ nit: '830109029', nombre: 'Otra S.A.S.' }])
    await send(company, 'purchase-order', [order, { ...order, nit: '830109029' }])
    const line = { orden: 'OC-7', linea: 1, ...goods }
    expect((await send(company, 'purchase-order-lines', [line, { ...line, nit, linea: 2 }])).said).toEqual([
      'refused reference-ambiguous',
      'inserted',
    ])
  })
})

describe('an invoice that the ERP knows no more', () => {
  it('stays where it was paid', async () => {
    const company = await prepare('payments-made')
    await send(company, 'payments-made', [kinds['payments-made'].record])
    const { said } = await send(company, 'account-statements', [{ nit, factura: 'FE-1', _deleted: true }])
    expect(said).toEqual(['refused paid-stays'])
    expect(await rowsOf(company, 'select estado from account_statements where company_id = $1')).toEqual([
      { estado: 'sin_informar' },
    ])
  })
})

describe('a payment with its invoices', () => {
  const payment = { nit, comprobante: 'CE-1', fecha: '2026-04-01', valor: 100 }

  it('has a line for each, with its own amounts', async () => {
    const company = await prepare('payments-made')
    const lineas = [
      { factura: 'FE-1', valor: 60, retefuente: 5 },
      { factura: 'FE-2', valor: 40 },
    ]
    expect((await send(company, 'payments-made', [{ ...payment, lineas }])).said).toEqual(['inserted'])
    expect(
      await rowsOf(
        company,
        `select p.valor_pagado, l.factura, l.neto_pagado, l.account_statement_id is not null as known
           from payments_made p join payments_made_lines l on l.payment_id = p.id where p.company_id = $1 order by 2`,
      ),
    ).toEqual([
      { valor_pagado: '100.00', factura: 'FE-1', neto_pagado: '60.00', known: true },
      { valor_pagado: '100.00', factura: 'FE-2', neto_pagado: '40.00', known: false },
    ])
  })

  it('is refused as a whole where one of several says no amount', async () => {
    const company = await prepare('payments-made')
    const lineas = [{ factura: 'FE-1', valor: 60 }, { factura: 'FE-2' }]
    expect((await send(company, 'payments-made', [{ ...payment, lineas }])).said).toEqual([
      'refused value-missing',
    ])
    expect(await rowsOf(company, 'select from payments_made where company_id = $1')).toEqual([])
  })
})

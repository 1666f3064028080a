import { randomUUID } from 'node:crypto'
import {
  downloadContractImputations,
  getSupplierContract,
  getSupplierContractPdf,
  listSupplierContractRows,
  listSupplierContracts,
} from '@enlace/contract/supplier-contracts/calls.ts'
import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { searchDocuments } from '@enlace/contract/search/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { buildBranch, buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { buildContract, linkDocuments } from '@enlace/testing/contracts.ts'
import { insert, ownerOf } from '@enlace/testing/document-row.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())
const inDays = (days: number) => addDays(today, days)

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company, { isMaster: true })
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

type Entered = Awaited<ReturnType<typeof enter>>

const listOf = async ({ browser }: Pick<Entered, 'browser'>, query: object = {}) =>
  (await server.call(listSupplierContracts, browser, { query })).body
const open = async ({ browser }: Pick<Entered, 'browser'>, id: string) =>
  (await server.call(getSupplierContract, browser, { params: { id } })).body

async function invoiceOf({ branch }: Entered, valor_facturado: string, estado = 'causada') {
  const id = randomUUID()
  await insert(server, 'account_statements', {
    ...ownerOf(branch),
    id,
    erp_key: id,
    factura_cliente: `FE-${id.slice(0, 6)}`,
    fecha_factura: today,
    estado,
    estado_programacion_pago: 'sin_programar',
    valor_facturado,
    saldo_total: valor_facturado,
  })
  return { kind: 'account-statements', id }
}

async function orderOf({ branch }: Entered, fields: Record<string, string>) {
  return { kind: 'purchase-order', id: await buildDocument(server, 'purchase-order', branch, fields) }
}

describe('the list of contracts', () => {
  it('tells what each is in today, whatever the ERP still says, and those that end next first', async () => {
    const world = await enter()
    const build = (nro_contrato: string, fields: object) =>
      buildContract(server, world.branch, { nro_contrato, ...fields })
    await build('LEJOS', { fecha_fin: inDays(61) })
    await build('CERCA', { fecha_fin: inDays(60) })
    await build('HOY', { fecha_fin: today })
    await build('AYER', { fecha_fin: inDays(-1) })
    await build('SIN-FIN', { fecha_fin: null })
    await build('PARADO', { fecha_fin: inDays(5), estado: 'suspendido' })
    await build('PAGADO', { fecha_fin: inDays(-300), estado: 'liquidado' })
    const { rows, counts } = await listOf(world)
    expect(
      rows.map(({ nro_contrato, estado, dias_restantes }) => [nro_contrato, estado, dias_restantes]),
    ).toEqual([
      ['HOY', 'por_vencer', 0],
      ['PARADO', 'suspendido', 5],
      ['CERCA', 'por_vencer', 60],
      ['LEJOS', 'vigente', 61],
      ['AYER', 'terminado', null],
      ['PAGADO', 'liquidado', null],
      ['SIN-FIN', 'vigente', null],
    ])
    expect(counts).toEqual({ por_vencer: 2, suspendido: 1, vigente: 2, terminado: 1, liquidado: 1 })
  })

  it('adds up over all rows of the filter, currency by currency, on whatever page', async () => {
    const world = await enter()
    for (const n of [1, 2, 3])
      await buildContract(server, world.branch, { valor: `${n}000.10`, valor_ejecutado: '500.05' })
    await buildContract(server, world.branch, { moneda: 'USD', valor: '70.00', valor_ejecutado: '90.00' })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listOf(world, { page, size: 1 })))
    const rows = pages.flatMap((page) => page.rows)
    const [first] = pages
    expect(first?.totals).toEqual([
      { moneda: 'COP', rows: 3, valor: '6000.30', valor_ejecutado: '1500.15', saldo: '4500.15' },
      { moneda: 'USD', rows: 1, valor: '70.00', valor_ejecutado: '90.00', saldo: '-20.00' },
    ])
    for (const moneda of ['COP', 'USD'])
      expect(sumMoney(rows.filter((row) => row.moneda === moneda).map(({ saldo }) => saldo))).toBe(
        first?.totals.find((total) => total.moneda === moneda)?.saldo,
      )
    const all = (await server.call(listSupplierContractRows, world.browser, { query: {} })).body.rows
    expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  it('is narrowed by the days until the end and by type, each choice counted with the other on', async () => {
    const world = await enter()
    await buildContract(server, world.branch, { fecha_fin: inDays(20), tipo: 'obra' })
    await buildContract(server, world.branch, { fecha_fin: inDays(45), tipo: 'obra' })
    await buildContract(server, world.branch, { fecha_fin: inDays(90), tipo: 'marco' })
    await buildContract(server, world.branch, { fecha_fin: inDays(-3), tipo: 'marco' })
    const within = async (query: object) => (await listOf(world, query)).total
    expect([
      await within({ vence: '30' }),
      await within({ vence: '60' }),
      await within({ vence: '90' }),
    ]).toEqual([1, 2, 3])
    const { choices, total } = await listOf(world, { tipo_contrato: 'obra' })
    expect(total).toBe(2)
    const rowsOf = (choice: { value: string; rows: number }[]) =>
      Object.fromEntries(choice.map(({ value, rows }) => [value, rows]))
    expect(rowsOf(choices.vence)).toEqual({ '30': 1, '60': 2, '90': 2 })
    expect(rowsOf(choices.tipo_contrato)).toEqual({ obra: 2, marco: 2 })
  })

  it('has nothing of another branch, supplier or company, nor does any of its calls', async () => {
    const world = await enter()
    const stranger = await enter()
    const other = await buildBranch(server.db, world.thirdParty)
    const [theirs, elsewhere] = [
      await buildContract(server, stranger.branch),
      await buildContract(server, other),
    ]
    world.browser.account = world.branch.id
    expect((await listOf(world)).total).toBe(0)
    for (const id of [theirs, elsewhere]) {
      for (const call of [getSupplierContract, downloadContractImputations, getSupplierContractPdf]) {
        const { status, problem } = await server.call(call, world.browser, { params: { id } })
        expect([status, problem.code]).toEqual([404, 'document-not-found'])
      }
    }
  })
})

describe('a contract', () => {
  it('is held against what was ordered, invoiced and paid on its account', async () => {
    const world = await enter()
    const { branch } = world
    const id = await buildContract(server, branch, { valor_ejecutado: '1300.00' })
    const contract = { kind: 'supplier-contracts', id }
    const first = await orderOf(world, { valor_neto: '1000.00', nro_orden: 'OC-1' })
    const annulled = await orderOf(world, { valor_neto: '70.00', estado: 'anulada' })
    const dollars = await orderOf(world, { valor_neto: '5.00', moneda: 'USD' })
    const own = await invoiceOf(world, '600.00')
    const alone = await invoiceOf(world, '300.00')
    const refused = await invoiceOf(world, '9999.00', 'rechazada')
    for (const order of [first, annulled, dollars]) await linkDocuments(server, branch, order, contract)
    await linkDocuments(server, branch, own, first)
    for (const invoice of [alone, refused]) await linkDocuments(server, branch, invoice, contract)
    const payment = { kind: 'payments-made', id: randomUUID() }
    await insert(server, 'payments_made', {
      ...ownerOf(branch),
      id: payment.id,
      erp_key: payment.id,
      comprobante: 'CE-1',
      fecha_pago: today,
      estado: 'pagado',
      medio: 'transferencia',
      valor_bruto: '5000.00',
      valor_pagado: '5000.00',
    })
    await insert(server, 'payments_made_lines', {
      ...ownerOf(branch),
      payment_id: payment.id,
      linea: 1,
      factura: 'FE',
      account_statement_id: own.id,
      valor_factura: '600.00',
      neto_pagado: '580.00',
    })
    await linkDocuments(server, branch, payment, own)
    const { execution, imputed, imputedTotals } = await open(world, id)
    expect(execution).toEqual({
      ordenado: '1000.00',
      facturado: '900.00',
      facturado_sin_orden: '300.00',
      pagado: '580.00',
      imputado: '1300.00',
      diferencia: '0.00',
      razon: 'cuadra',
      otra_moneda: 1,
    })
    expect(imputedTotals.map(({ kind, rows, valor }) => [kind, rows, valor])).toEqual([
      ['purchase-order', 3, '1000.00'],
      ['account-statements', 3, '900.00'],
      ['payments-made', 1, '580.00'],
    ])
    expect(imputed.find((one) => one.id === own.id)).toMatchObject({ orden: 'OC-1', excluido: null })
    expect(imputed.find((one) => one.id === dollars.id)?.excluido).toBe('otra_moneda')
    expect(imputed.find((one) => one.id === annulled.id)?.excluido).toBe('sin_efecto')
    const related = (
      await server.call(getPurchaseOrder, world.browser, { params: { id: first.id } })
    ).body.related.map(({ kind, isDirect }) => [kind, isDirect])
    expect(related).toContainEqual(['supplier-contracts', true])
  })

  it('says nothing of orders to who may not open them, and is held against invoices then', async () => {
    const world = await enter()
    const { branch, company } = world
    const id = await buildContract(server, branch, { valor_ejecutado: '600.00' })
    const contract = { kind: 'supplier-contracts', id }
    const order = await orderOf(world, { valor_neto: '1000.00' })
    const invoice = await invoiceOf(world, '600.00')
    await linkDocuments(server, branch, order, contract)
    await linkDocuments(server, branch, invoice, order)
    await changeSettings(server.db, company, { orden_compra: 0 })
    const { execution, imputed } = await open(world, id)
    expect(imputed.map(({ kind, orden }) => [kind, orden])).toEqual([['account-statements', null]])
    expect(execution).toMatchObject({ ordenado: null, imputado: '600.00', razon: 'cuadra' })
  })

  it('is found by its number from anywhere, and not where the module is off', async () => {
    const world = await enter()
    await buildContract(server, world.branch, { nro_contrato: 'CT-2026-0417' })
    const find = async () =>
      (await server.call(searchDocuments, world.browser, { query: { q: 'ct 2026 417' } })).body.rows.map(
        ({ kind, numero }) => [kind, numero],
      )
    expect(await find()).toEqual([['supplier-contracts', 'CT-2026-0417']])
    await changeSettings(server.db, world.company, { mostrar_contratos_proveedores: 0 })
    expect(await find()).toEqual([])
  })

  it('tells in its history what a load changed of it', async () => {
    const world = await enter()
    const id = await buildContract(server, world.branch, { fecha_fin: inDays(10) })
    await server.asAdmin('update supplier_contracts set fecha_fin = $2, valor = valor + 1 where id = $1', [
      id,
      inDays(100),
    ])
    const event = (await open(world, id)).history.find(({ origin }) => origin === 'carga')
    expect(event).toMatchObject({
      event: 'cambio',
      origin: 'carga',
      changes: [
        { campo: 'fecha_fin', antes: inDays(10), despues: inDays(100) },
        { campo: 'valor', antes: '10000000.00', despues: '10000001.00' },
      ],
    })
  })
})

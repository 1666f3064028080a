import type { IndicatorName } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { getIndicators, listIndicatorDocuments } from '@enlace/contract/supplier-qualification/calls.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
  type BuiltBranch,
} from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { type Fields, insert, ownerOf } from '@enlace/testing/document-row.ts'
import { publishFor } from '@enlace/testing/evaluated-supplier.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const stretch = { desde: '2026-01-01', hasta: '2026-06-30' }

async function enter() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}
type World = Awaited<ReturnType<typeof enter>>

/** A receipt for an order. */
interface Arrival {
  on: string
  quantity: string
  fields?: Fields
}

/** The fields of a test's order. */
interface OrderFields {
  due?: string
  wanted?: string
  arrivals?: readonly Arrival[]
  fields?: Fields
}

/** Creates an order of one line due on a day, with its receipts. */
async function order(
  branch: BuiltBranch,
  { due = '2026-03-10', wanted = '10', arrivals = [], fields = {} }: OrderFields,
): Promise<string> {
  const id = await buildDocument(server, 'purchase-order', branch, {
    fecha: '2026-01-05',
    fecha_entrega: due,
    ...fields,
  })
  const line = {
    item: 'HAR-1',
    descripcion: 'Harina',
    um: 'KG',
    precio: '100',
    valor_bruto: '1',
    valor_neto: '1',
  }
  const received = arrivals
    .filter(({ fields: of }) => of?.['estado'] !== 'reversada')
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)
  await insert(server, 'purchase_order_lines', {
    ...ownerOf(branch),
    ...line,
    purchase_order_id: id,
    linea: 1,
    cantidad: wanted,
    cantidad_recibida: received,
  })
  for (const { on, quantity, fields: of = {} } of arrivals) {
    const entry = await buildDocument(server, 'purchase-tickets', branch, {
      fecha: on,
      purchase_order_id: id,
      ...of,
    })
    await insert(server, 'purchase_tickets_lines', {
      ...ownerOf(branch),
      ...line,
      purchase_ticket_id: entry,
      linea: 1,
      cantidad: quantity,
    })
  }
  return id
}

const valueOf = async ({ browser }: Pick<World, 'browser'>, name: IndicatorName) =>
  (await server.call(getIndicators, browser, { query: stretch })).body.indicadores.find(
    ({ nombre }) => nombre === name,
  )
const behind = async ({ browser }: Pick<World, 'browser'>, indicador: IndicatorName, query: object = {}) =>
  (
    await server.call(listIndicatorDocuments, browser, {
      params: { indicador },
      query: { ...stretch, ...query },
    })
  ).body

describe('deliveries on time', () => {
  it('are lines of which all came by their day, in one or several entries', async () => {
    const world = await enter()
    await order(world.branch, { arrivals: [{ on: '2026-03-10', quantity: '10' }] })
    await order(world.branch, {
      arrivals: [
        { on: '2026-03-01', quantity: '4' },
        { on: '2026-03-09', quantity: '6' },
      ],
    })
    const late = await order(world.branch, {
      arrivals: [
        { on: '2026-03-01', quantity: '9' },
        { on: '2026-03-11', quantity: '1' },
      ],
    })
    const never = await order(world.branch, { arrivals: [] })
    expect(await valueOf(world, 'entregas_a_tiempo')).toMatchObject({
      valor: '50.00',
      parte: '2',
      total: '4',
    })
    const found = await behind(world, 'entregas_a_tiempo', { solo: 'incumplen' })
    expect(found).toMatchObject({ total: 2, incumplen: 2 })
    expect(new Set(found.rows.map(({ id, cumple, llegada }) => `${id} ${cumple} ${llegada}`))).toEqual(
      new Set([`${late} false 2026-03-11`, `${never} false null`]),
    )
    // The document behind the indicator can be opened.
    expect((await server.call(getPurchaseOrder, world.browser, { params: { id: late } })).status).toBe(200)
  })

  it('do not count what was reversed, what was cancelled, what is not yet due or of which nobody knows when it came', async () => {
    const world = await enter()
    const reversed = [{ on: '2026-03-01', quantity: '10', fields: { estado: 'reversada' } }]
    await order(world.branch, { arrivals: reversed })
    await order(world.branch, { fields: { estado: 'anulada' } })
    await order(world.branch, { due: '2099-01-01' })
    await order(world.branch, { due: '2025-12-31' })
    const unknown = await order(world.branch, {})
    await server.asAdmin(
      'update purchase_order_lines set cantidad_recibida = 10 where purchase_order_id = $1',
      [unknown],
    )
    expect(await valueOf(world, 'entregas_a_tiempo')).toMatchObject({ valor: '0.00', total: '1' })
  })

  it('have no value where nothing was due', async () => {
    const world = await enter()
    expect(await valueOf(world, 'entregas_a_tiempo')).toMatchObject({ valor: null, total: '0' })
  })
})

it('conforming quantity is exactly what was ordered: neither less nor more', async () => {
  const world = await enter()
  await order(world.branch, { arrivals: [{ on: '2026-05-30', quantity: '10' }] })
  await order(world.branch, { arrivals: [{ on: '2026-03-01', quantity: '9.5' }] })
  await order(world.branch, { arrivals: [{ on: '2026-03-01', quantity: '11' }] })
  expect(await valueOf(world, 'cantidad_conforme')).toMatchObject({ valor: '33.33', parte: '1', total: '3' })
})

it('an invoice that was rejected once counts as rejected, with its reason, also after it was accepted', async () => {
  const world = await enter()
  const received = { fecha_recibida: '2026-04-02' }
  await buildStatement(server, world.branch, received)
  await buildStatement(server, world.branch, { ...received, estado: 'anulada' })
  const rejected = await buildStatement(server, world.branch, {
    ...received,
    estado: 'rechazada',
    motivo: 'Falta la orden',
  })
  const mended = await buildStatement(server, world.branch, received)
  await server.asAdmin(
    `insert into document_events (company_id, third_party_id, third_id, kind, document_id, origin, event, changes)
     values ($1, $2, $3, 'account-statements', $4, 'carga', 'cambio', '[{"campo":"estado","antes":"recibida","despues":"rechazada"}]')`,
    [world.company.id, world.thirdParty.id, world.branch.id, mended],
  )
  expect(await valueOf(world, 'facturas_sin_rechazo')).toMatchObject({
    valor: '33.33',
    parte: '1',
    total: '3',
  })
  const { rows } = await behind(world, 'facturas_sin_rechazo')
  expect(
    rows
      .filter(({ cumple }) => !cumple)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([rejected, mended].toSorted())
  expect(rows.find(({ id }) => id === rejected)).toMatchObject({
    motivo: 'Falta la orden',
    fecha: '2026-04-02',
  })
})

it('what came back is the value of reversed entries, each currency for itself', async () => {
  const world = await enter()
  const entry = (valor_neto: string, fields: Fields = {}) =>
    buildDocument(server, 'purchase-tickets', world.branch, { fecha: '2026-05-05', valor_neto, ...fields })
  await entry('900.00')
  await entry('100.00', { estado: 'reversada' })
  await entry('50.00', { moneda: 'USD' })
  expect(await valueOf(world, 'devuelto')).toEqual({
    nombre: 'devuelto',
    valor: '10.00',
    parte: '100.00',
    total: '1000.00',
    moneda: 'COP',
    otras: [{ nombre: 'devuelto', valor: '0.00', parte: '0.00', total: '50.00', moneda: 'USD' }],
  })
})

describe('the numbers of a supplier', () => {
  it('are of its own documents only, and of the selected branch where one is selected', async () => {
    const world = await enter()
    const other = await buildBranch(server.db, world.thirdParty)
    const stranger = (await buildSupplier(server.db, world.company)).branch
    const arrived = [{ on: '2026-03-10', quantity: '10' }]
    await order(world.branch, { arrivals: arrived })
    await order(other, { arrivals: [] })
    await order(stranger, { arrivals: [] })
    expect(await valueOf(world, 'entregas_a_tiempo')).toMatchObject({ valor: '50.00', total: '2' })
    world.browser.account = other.id
    expect(await valueOf(world, 'entregas_a_tiempo')).toMatchObject({ valor: '0.00', total: '1' })
    const narrow = await server.signIn(
      await buildPerson(server.db, world.thirdParty, { accounts: [world.branch] }),
    )
    expect(await valueOf({ browser: narrow }, 'entregas_a_tiempo')).toMatchObject({ valor: '100.00' })
  })

  it('leave out what stands behind a module that the person may not open', async () => {
    const world = await enter()
    await changeSettings(server.db, world.company, { orden_ticket: 0 })
    const person = await buildPerson(server.db, world.thirdParty, { modules: [] })
    const names = async (browser: World['browser']) =>
      (await server.call(getIndicators, browser, { query: stretch })).body.indicadores.map(
        ({ nombre }) => nombre,
      )
    expect(await names(world.browser)).toEqual([
      'entregas_a_tiempo',
      'cantidad_conforme',
      'facturas_sin_rechazo',
    ])
    const browser = await server.signIn(person)
    expect(await names(browser)).toEqual(['facturas_sin_rechazo'])
    const { problem } = await server.call(listIndicatorDocuments, browser, {
      params: { indicador: 'entregas_a_tiempo' },
    })
    expect(problem.code).toBe('module-off')
  })

  it('are frozen in an evaluation as they were when it was published', async () => {
    const world = await enter()
    await order(world.branch, { arrivals: [{ on: '2026-03-10', quantity: '10' }] })
    const id = await publishFor(server, world.company, world.thirdParty)
    await order(world.branch, { arrivals: [] })
    const [kept] = await server.asAdmin<{ snapshot: { indicadores: object[] } }>(
      'select snapshot from supplier_evaluations where id = $1',
      [id],
    )
    expect(kept?.snapshot.indicadores[0]).toMatchObject({
      nombre: 'entregas_a_tiempo',
      valor: '100.00',
      total: '1',
    })
    expect(await valueOf(world, 'entregas_a_tiempo')).toMatchObject({ valor: '50.00' })
  })

  it('are of the running period where no days are asked for, and refuse days the wrong way round', async () => {
    const world = await enter()
    const { body } = await server.call(getIndicators, world.browser)
    expect(body.desde).toMatch(/^\d{4}-0[17]-01$/)
    const wrong = await server.call(getIndicators, world.browser, {
      query: { desde: '2026-06-30', hasta: '2026-01-01' },
    })
    expect(wrong.status).toBe(400)
  })
})

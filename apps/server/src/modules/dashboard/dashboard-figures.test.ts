import { getDashboard } from '@enlace/contract/dashboard/calls.ts'
import { listAuditEntries } from '@enlace/contract/audit/calls.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { listDeskQuestions } from '@enlace/contract/questions/desk/calls.ts'
import { listSuppliers } from '@enlace/contract/suppliers/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildBranch, buildCompany, buildSupplier, buildThirdParty } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())
const ago = (days: number) => addDays(today, -days)

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const figures = async (periodo: '30' | '90' | '365' = '90') =>
    (await server.call(getDashboard, browser, { query: { periodo } })).body
  return { company, browser, figures }
}

const rowsOf = (states: readonly { estado: string; filas: number }[]) =>
  Object.fromEntries(states.map(({ estado, filas }) => [estado, filas]))

describe('the figures of the dashboard', () => {
  it('count suppliers as their list does', async () => {
    const { company, browser, figures } = await enter()
    await buildSupplier(server.db, company)
    await buildThirdParty(server.db, company)
    await buildThirdParty(server.db, company, { activo: false })
    await buildThirdParty(server.db, company, { es_proveedor: false })
    const { body } = await server.call(listSuppliers, browser, { query: { tipo: 'proveedor' } })
    const counted = rowsOf((await figures()).proveedores.filter(({ filas }) => filas > 0))
    expect(counted).toEqual(body.counts)
    expect(counted).toEqual({ activo: 1, sin_acceso: 1, inactivo: 1 })
  })

  it('count sign-ins as the audit trail does, and each supplier and person once', async () => {
    const { company, browser, figures } = await enter()
    const { person } = await buildSupplier(server.db, company)
    await server.logIn(person)
    await server.logIn(person)
    await server.logIn((await buildSupplier(server.db, company)).person)
    const { ingresos } = await figures('30')
    const { body } = await server.call(listAuditEntries, browser, { query: { accion: 'session:login' } })
    expect(ingresos).toMatchObject({ ingresos: body.total, personas: 2, proveedores: 2 })
    expect(ingresos.ingresos).toBe(3)
    expect(ingresos.meses.at(-1)).toMatchObject({ mes: today.slice(0, 7), ingresos: 3, proveedores: 2 })
  })

  it('count documents by state as the lists of all suppliers together do', async () => {
    const { company, figures } = await enter()
    const lists: Record<string, number>[] = []
    for (const orders of [2, 1]) {
      const { branch, person } = await buildSupplier(server.db, company)
      for (let at = 0; at < orders; at += 1) await buildDocument(server, 'purchase-order', branch)
      await buildDocument(server, 'purchase-order', branch, { fecha: ago(400) })
      const browser = await server.signIn(person)
      const { body } = await server.call(listPurchaseOrders, browser, { query: { from: ago(89), to: today } })
      lists.push(body.counts)
    }
    const orders = (await figures()).documentos.find(({ clase }) => clase === 'purchase-order')
    const summed: Record<string, number> = {}
    for (const list of lists)
      for (const [state, rows] of Object.entries(list)) summed[state] = (summed[state] ?? 0) + rows
    expect(rowsOf(orders?.estados ?? [])).toEqual(summed)
    expect(Object.values(summed).reduce((sum, rows) => sum + rows, 0)).toBe(3)
  })

  it('count the questions that wait as their desk does', async () => {
    const { browser, figures } = await enter()
    const { body } = await server.call(listDeskQuestions, browser, {
      query: { status: ['abierta', 'esperando_a_la_compania'] },
    })
    expect((await figures()).preguntas.esperan).toBe(body.total)
  })

  it('tell nothing of another company', async () => {
    const { company } = await enter()
    const other = await enter()
    const { branch } = await buildSupplier(server.db, company)
    await buildDocument(server, 'purchase-order', branch)
    const found = await other.figures()
    expect(found.documentos.flatMap(({ estados }) => estados)).toEqual([])
    expect(found.proveedores.every(({ filas }) => filas === 0)).toBe(true)
  })
})

describe('paying in time', () => {
  const paid = (received: number, done: number) => ({
    fecha_factura: ago(received),
    fecha_recibida: ago(received),
    estado: 'pagada',
    fecha_pagada: ago(done),
    saldo_total: '0',
  })

  it('is reckoned from receipt to payment, over what was paid in the period only', async () => {
    const { company, figures } = await enter()
    const { branch } = await buildSupplier(server.db, company)
    await buildStatement(server, branch, paid(40, 10))
    await buildStatement(server, branch, paid(60, 10))
    await buildStatement(server, branch, paid(300, 200))
    const { pago } = await figures()
    expect([pago.facturas, pago.dias]).toEqual([2, 40])
    expect((await figures('365')).pago.facturas).toBe(3)
    expect(pago.meses.reduce((sum, { facturas }) => sum + facturas, 0)).toBe(2)
  })

  it('keeps the fair term towards small suppliers: paid within 45 days, against late and not paid at all', async () => {
    const { company, figures } = await enter()
    const small = await buildBranch(server.db, await buildThirdParty(server.db, company, { pyme: true }))
    const large = await buildBranch(server.db, await buildThirdParty(server.db, company, { pyme: false }))
    const unknown = await buildBranch(server.db, await buildThirdParty(server.db, company))
    await buildStatement(server, small, paid(55, 10))
    await buildStatement(server, small, paid(56, 10))
    await buildStatement(server, small, { fecha_recibida: ago(46), fecha_factura: ago(46) })
    await buildStatement(server, small, { fecha_recibida: ago(45), fecha_factura: ago(45) })
    await buildStatement(server, large, paid(80, 10))
    await buildStatement(server, unknown, paid(20, 10))
    const { plazo } = await figures()
    expect(plazo).toEqual({
      dias: 45,
      aTiempo: 1,
      tarde: 1,
      sinPagar: 1,
      sinClasificar: 1,
      cumplimiento: 33.3,
    })
  })
})

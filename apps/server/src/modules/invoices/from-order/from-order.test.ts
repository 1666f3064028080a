import { compareInvoice, getBillableOrder } from '@enlace/contract/invoices/from-order/calls.ts'
import { orderComparisonTexts as texts } from '@enlace/contract/invoices/from-order/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { buildInvoiceWorld, handIn, type InvoiceWorld, readXml } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-from-order-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')

const billable = (browser: TestBrowser, id: string) =>
  server.call(getBillableOrder, browser, { params: { id } })
const draftOf = async ({ browser }: InvoiceWorld, xml: string) =>
  (await readXml(server, browser, xml)).file?.facturas[0]?.id ?? ''
const compare = (browser: TestBrowser, id: string, order: string) =>
  server.call(compareInvoice, browser, { params: { id, order } })

describe('an order to be invoiced', () => {
  it('says which lines its invoice has, with quantity, price and value, and by which number it names the order', async () => {
    const { browser, order } = await buildInvoiceWorld(server)
    const { status, body } = await billable(browser, order)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: order, numero: 'OC-12', moneda: 'COP', valor: '1000.00', entradas: [] })
    expect(body.lineas).toMatchObject([
      {
        linea: 1,
        item: 'A1',
        pendiente: '10',
        recibida: '10',
        cantidad: '10',
        precio: '100.00',
        valor: '1000.00',
      },
    ])
  })

  it('has nothing left once an invoice of all of it is handed in', async () => {
    const { browser, order, write } = await buildInvoiceWorld(server)
    await handIn(server, browser, write().xml)
    expect((await billable(browser, order)).body).toMatchObject({ lineas: [], valor: '0.00' })
  })

  it('is the supplier’s own only, and nobody’s without a session', async () => {
    const { order, company } = await buildInvoiceWorld(server)
    const other = await buildSupplier(server.db, company, { isMaster: true })
    expect((await billable(await server.signIn(other.person), order)).status).toBe(404)
    expect((await billable(new TestBrowser(company.host), order)).status).toBe(401)
  })

  it('is closed to a person whose master forbade invoices', async () => {
    const { order, thirdParty } = await buildInvoiceWorld(server)
    const person = await buildPerson(server.db, thirdParty, { modules: ['orden_compra'] })
    expect((await billable(await server.signIn(person), order)).status).toBe(403)
  })
})

describe('an invoice beside the order that it is meant for', () => {
  it('fits where it names the order and its lines are the order’s', async () => {
    const world = await buildInvoiceWorld(server)
    const id = await draftOf(world, world.write().xml)
    const { body } = await compare(world.browser, id, world.order)
    expect(body).toMatchObject({ cuadra: true, textos: [fill(texts.fits, { orden: 'OC-12' })] })
  })

  it('is told that it names no order, or another one', async () => {
    const world = await buildInvoiceWorld(server)
    const unnamed = await draftOf(world, world.write({ order: '' }).xml)
    const first = await compare(world.browser, unnamed, world.order)
    expect(first.body).toMatchObject({ cuadra: false, textos: [fill(texts.unnamed, { orden: 'OC-12' })] })
    const other = await draftOf(world, world.write({ order: 'OC-99' }).xml)
    const second = await compare(world.browser, other, world.order)
    expect(second.body.textos[0]).toBe(fill(texts.otherNamed, { citada: 'OC-99', orden: 'OC-12' }))
  })

  it('is told which lines differ, and which it leaves out', async () => {
    const world = await buildInvoiceWorld(server)
    const order = await buildDocument(server, 'purchase-order', world.branch, { nro_orden: 'OC-13' })
    await buildLines(server, 'purchase-order', world.branch, order, ['A1', 'B2'])
    await server.asAdmin(
      'update purchase_order_lines set cantidad = 5, cantidad_recibida = 5 where purchase_order_id = $1',
      [order],
    )
    const id = await draftOf(world, world.write({ order: 'OC-13' }).xml)
    const { body } = await compare(world.browser, id, order)
    expect(body.cuadra).toBe(false)
    expect(body.textos.some((text) => text.includes('tiene 5 por facturar'))).toBe(true)
    expect(body.textos.at(-1)).toMatch(/^Falta por facturar de la orden/)
  })

  it('is the supplier’s own only', async () => {
    const world = await buildInvoiceWorld(server)
    const id = await draftOf(world, world.write().xml)
    const other = await buildInvoiceWorld(server)
    expect((await compare(other.browser, id, other.order)).status).toBe(404)
    expect((await compare(world.browser, id, other.order)).status).toBe(404)
    expect((await compare(new TestBrowser(world.company.host), id, world.order)).status).toBe(401)
  })
})

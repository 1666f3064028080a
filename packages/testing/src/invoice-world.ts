import { readInvoices, submitInvoice } from '@enlace/contract/invoices/calls.ts'
import { buildCompany, buildSupplier } from './builders.ts'
import { buildDocument, buildLines } from './documents.ts'
import { electronicInvoice, type InvoiceFields } from './electronic-invoice.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** A company that takes invoices, with a supplier and its order OC-12 of ten A1 at 100 pesos, all received. */
export async function buildInvoiceWorld(server: TestServer, settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, { settings })
  const [known] = await server.asAdmin<{ nit: string }>('select nit from companies where id = $1', [
    company.id,
  ])
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const order = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-12' })
  await buildLines(server, 'purchase-order', branch, order, ['A1'])
  await server.asAdmin(
    'update purchase_order_lines set cantidad_recibida = cantidad where purchase_order_id = $1',
    [order],
  )
  const parties = {
    seller: { nit: thirdParty.documento_numero, name: thirdParty.nombre },
    buyer: { nit: known?.nit ?? '', name: company.nombre },
  }
  const browser = await server.signIn(person)
  const write = (fields: Omit<InvoiceFields, 'seller' | 'buyer'> & Partial<InvoiceFields> = {}) =>
    electronicInvoice({ order: 'OC-12', ...parties, ...fields })
  return { company, branch, person, thirdParty, order, browser, write }
}

/** The world of a test about invoices. */
export type InvoiceWorld = Awaited<ReturnType<typeof buildInvoiceWorld>>

/** Uploads an electronic document, and returns what it turned out to be. */
export async function readXml(server: TestServer, browser: TestBrowser, xml: string, name = 'factura.xml') {
  const answer = await server.call(readInvoices, browser, {
    body: {},
    files: [{ field: 'a', name, bytes: xml }],
  })
  return { ...answer, file: answer.body.archivos?.[0] }
}

/** Uploads an electronic document and hands it in; returns the answer and the id. */
export async function handIn(server: TestServer, browser: TestBrowser, xml: string) {
  const { file } = await readXml(server, browser, xml)
  const id = file?.facturas[0]?.id ?? ''
  return { id, ...(await server.call(submitInvoice, browser, { params: { id } })) }
}

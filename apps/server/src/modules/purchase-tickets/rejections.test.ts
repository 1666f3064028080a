import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { downloadPurchaseOrderLines, getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import {
  downloadPurchaseTicketLines,
  getPurchaseTicket,
  getPurchaseTicketPdf,
  listPurchaseTickets,
} from '@enlace/contract/purchase-tickets/calls.ts'
import { checkedTexts } from '@enlace/contract/purchase-tickets/checked-texts.ts'
import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const checked = ticketDocument.lines

/** A supplier with an entry of two lines, of the first of which two units were rejected and one is in quarantine. */
async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company)
  const rejected = await buildDocument(server, 'purchase-tickets', supplier.branch, { nro_entrada: 'EA-1' })
  await buildLines(server, 'purchase-tickets', supplier.branch, rejected, ['PAP-1', 'PAP-2'])
  await server.asAdmin(
    `update purchase_tickets_lines set cantidad_aceptada = 7, cantidad_rechazada = 2, cantidad_cuarentena = 1,
       motivo_rechazo = 'Empaque roto' where purchase_ticket_id = $1 and linea = 1`,
    [rejected],
  )
  const plain = await buildDocument(server, 'purchase-tickets', supplier.branch, { nro_entrada: 'EA-2' })
  await buildLines(server, 'purchase-tickets', supplier.branch, plain, ['PAP-1'])
  return { company, ...supplier, rejected, plain, browser: await server.signIn(supplier.person) }
}

async function deskOf(company: Awaited<ReturnType<typeof enter>>['company']) {
  const member = await buildStaff(server.db, company, 'consulta')
  await relaxStaffFactor(server.asAdmin, company)
  return server.signInStaff(member)
}

/** The headers of the lines' workbook. */
function headersOf(payload: Buffer): unknown[] {
  const book = read(payload, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (sheet === undefined) throw new Error('A workbook has a sheet')
  const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1 })
  return rows.find((row) => row.includes(checked.descripcion.label)) ?? []
}

const words = [
  checked.cantidad_aceptada.label,
  checked.cantidad_rechazada.label,
  checked.cantidad_cuarentena.label,
  checked.motivo_rechazo.label,
]

describe('an entry with rejections', () => {
  it('tells supplier and staff the outcome of each line', async () => {
    const { company, browser, rejected } = await enter()
    const told = {
      cantidad: '10',
      cantidad_aceptada: '7',
      cantidad_rechazada: '2',
      cantidad_cuarentena: '1',
      motivo_rechazo: 'Empaque roto',
    }
    const untold = { cantidad_aceptada: null, cantidad_rechazada: null, motivo_rechazo: null }
    const own = await server.call(getPurchaseTicket, browser, { params: { id: rejected } })
    expect(own.body.lines).toMatchObject([told, untold])
    const desk = await server.call(deskTickets.one, await deskOf(company), { params: { id: rejected } })
    expect(desk.body.lines).toMatchObject([told, untold])
  })

  it('is found by the filter, which counts it', async () => {
    const { browser, rejected } = await enter()
    const query = { days: 0, page: 1, size: 25, con_rechazos: '1' } as const
    const { body } = await server.call(listPurchaseTickets, browser, { query })
    expect(body.rows.map(({ id }) => id)).toEqual([rejected])
    expect(body.choices.con_rechazos).toEqual([{ value: '1', rows: 1 }])
  })

  it('has the columns and the sentence in its files, which one without has not', async () => {
    const { browser, rejected, plain } = await enter()
    const lines = async (id: string) =>
      headersOf(
        (await server.call(downloadPurchaseTicketLines, browser, { params: { id } })).response.rawPayload,
      )
    expect(await lines(rejected)).toEqual(expect.arrayContaining(words))
    const ofPlain = await lines(plain)
    expect(words.filter((word) => ofPlain.includes(word))).toEqual([])
    const paper = async (id: string) =>
      textOfPdf((await server.call(getPurchaseTicketPdf, browser, { params: { id } })).response.rawPayload)
    const text = await paper(rejected)
    expect(text).toContain(checkedTexts.title)
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      '2 de 10 UND rechazadas; 1 de 10 UND en cuarentena: Empaque roto',
    )
    expect(await paper(plain)).not.toContain(checkedTexts.title)
  })

  it('is nothing to another supplier, and its filter finds nothing there', async () => {
    const { company, rejected } = await enter()
    const { person } = await buildSupplier(server.db, company)
    const stranger = await server.signIn(person)
    const { status } = await server.call(getPurchaseTicket, stranger, { params: { id: rejected } })
    expect(status).toBe(404)
    const query = { days: 0, page: 1, size: 25, con_rechazos: '1' } as const
    expect((await server.call(listPurchaseTickets, stranger, { query })).body.rows).toEqual([])
  })
})

describe('the invoiced quantity of an order’s line', () => {
  it('tells what is left to invoice, and is left out where the company does not tell it', async () => {
    const { company, branch, browser } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    await buildLines(server, 'purchase-order', branch, id, ['PAP-1', 'PAP-2'])
    const get = async () => (await server.call(getPurchaseOrder, browser, { params: { id } })).body.lines
    const untold = { cantidad_facturada: null, cantidad_por_facturar: null }
    expect(await get()).toMatchObject([untold, untold])
    const file = async () =>
      headersOf(
        (await server.call(downloadPurchaseOrderLines, browser, { params: { id } })).response.rawPayload,
      )
    const { cantidad_facturada: invoiced, cantidad_por_facturar: left } = orderDocument.lines
    expect(await file()).not.toContain(invoiced.label)
    await server.asAdmin(
      `update purchase_order_lines set cantidad_recibida = 8, cantidad_facturada = 2.5
        where purchase_order_id = $1 and linea = 1`,
      [id],
    )
    const told = { cantidad_pendiente: '2', cantidad_facturada: '2.5', cantidad_por_facturar: '7.5' }
    expect(await get()).toMatchObject([told, untold])
    expect(await file()).toEqual(expect.arrayContaining([invoiced.label, left.label]))
    const desk = await server.call(deskOrders.one, await deskOf(company), { params: { id } })
    expect(desk.body.lines).toMatchObject([told, untold])
  })
})

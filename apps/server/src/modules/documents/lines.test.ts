import { downloadDebitNoteLines } from '@enlace/contract/notes-debit/calls.ts'
import {
  downloadPurchaseOrderLines,
  downloadPurchaseOrderUbl,
} from '@enlace/contract/purchase-order/calls.ts'
import { downloadPurchaseTicketLines } from '@enlace/contract/purchase-tickets/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

/** Returns the rows of a workbook's first sheet as a spreadsheet program reads them. */
function rowsOf(payload: Buffer): unknown[][] {
  const book = read(payload, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (sheet === undefined) throw new Error('A workbook has a sheet')
  return utils.sheet_to_json(sheet, { header: 1, raw: true })
}

describe('the lines of an order as a spreadsheet', () => {
  it('hold every line with numbers as numbers, under whose they are, and their total', async () => {
    const { branch, browser, thirdParty } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC 7/2026' })
    await buildLines(server, 'purchase-order', branch, id, ['=1+1', 'CAJ-2'])
    const { status, response } = await server.call(downloadPurchaseOrderLines, browser, { params: { id } })
    expect(status).toBe(200)
    expect(response.headers['content-disposition']).toContain('lineas-orden-OC-7-2026.xlsx')
    const rows = rowsOf(response.rawPayload)
    expect(rows.flat()).toContain('Orden de compra OC 7/2026')
    expect(JSON.stringify(rows)).toContain(thirdParty.nombre)
    const lines = rows.filter(([linea]) => typeof linea === 'number')
    expect(lines.map(([linea, item]) => [linea, item])).toEqual([
      [1, '=1+1'],
      [2, 'CAJ-2'],
    ])
    expect(rows.find(([label]) => label === 'Total COP')).toContain(2000)
  })

  it('exist without any line', async () => {
    const { branch, browser } = await enter()
    for (const [kind, call] of [
      ['purchase-tickets', downloadPurchaseTicketLines],
      ['notes-debit', downloadDebitNoteLines],
    ] as const) {
      const id = await buildDocument(server, kind, branch)
      const { status, response } = await server.call(call, browser, { params: { id } })
      expect([kind, status]).toEqual([kind, 200])
      expect(rowsOf(response.rawPayload).length).toBeGreaterThan(3)
    }
  })
})

describe('an order for another system', () => {
  it('names the company, the supplier and each line, and escapes what is markup', async () => {
    const { company, branch, browser, thirdParty } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch, { observaciones: '<b>Urgente</b>' })
    await buildLines(server, 'purchase-order', branch, id, ['CAJ-1'])
    const { response } = await server.call(downloadPurchaseOrderUbl, browser, { params: { id } })
    expect(response.headers['content-type']).toContain('application/xml')
    const xml = response.rawPayload.toString('utf8')
    expect(xml).toContain(`<cbc:RegistrationName>${company.nombre}</cbc:RegistrationName>`)
    expect(xml).toContain(`>${thirdParty.documento_numero}</cbc:ID>`)
    expect(xml).toContain('<cbc:Note>&lt;b&gt;Urgente&lt;/b&gt;</cbc:Note>')
    expect(xml).toContain('<cbc:PriceAmount currencyID="COP">100</cbc:PriceAmount>')
  })

  it('is nothing to another supplier', async () => {
    const { company, branch } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    const { person } = await buildSupplier(server.db, company)
    const stranger = await server.signIn(person)
    for (const call of [downloadPurchaseOrderUbl, downloadPurchaseOrderLines]) {
      const { status, problem } = await server.call(call, stranger, { params: { id } })
      expect([status, problem.code]).toEqual([404, 'document-not-found'])
    }
  })
})

import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { documentPaperTexts } from '@enlace/contract/papers/texts.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { getInvoicePdf, getStatementPdf } from '@enlace/contract/account-statements/calls.ts'
import { getDebitNotePdf } from '@enlace/contract/notes-debit/calls.ts'
import { paymentMadeTexts } from '@enlace/contract/payments-made/detail-texts.ts'
import { getPaymentVoucherPdf } from '@enlace/contract/payments-made/calls.ts'
import { getPurchaseOrderPdf } from '@enlace/contract/purchase-order/calls.ts'
import { getPurchaseTicketPdf } from '@enlace/contract/purchase-tickets/calls.ts'
import { naughtyStrings } from '@enlace/testing/naughty-strings.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { buildDebitNote, buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, { settings })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}

/** Downloads a file. */
async function fileOf(call: AnyCall, browser: TestBrowser, given: object = {}): Promise<Buffer> {
  const { status, body, response } = await server.call(call, browser, given)
  expect([status, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  if (!Buffer.isBuffer(body)) throw new Error('A file is bytes')
  return body
}

const textOf = async (call: AnyCall, browser: TestBrowser, given: object = {}) =>
  textOfPdf(await fileOf(call, browser, given)).replaceAll('\u00a0', ' ')

type Built = Awaited<ReturnType<typeof enter>>

/** Each kind of document with its call and a builder. */
const kinds = [
  {
    kind: 'purchase-order',
    call: getPurchaseOrderPdf,
    build: async ({ branch }: Built, numero: string) => {
      const id = await buildDocument(server, 'purchase-order', branch, {
        nro_orden: numero,
        observaciones: 'Entregar en muelle 3',
      })
      await buildLines(server, 'purchase-order', branch, id, ['Bolsa de papel'])
      return id
    },
    says: ['Bolsa de papel', 'Entregar en muelle 3'],
  },
  {
    kind: 'purchase-tickets',
    call: getPurchaseTicketPdf,
    build: async ({ branch }: Built, numero: string) => {
      const id = await buildDocument(server, 'purchase-tickets', branch, {
        nro_entrada: numero,
        remision: 'RM-77',
      })
      await buildLines(server, 'purchase-tickets', branch, id, ['Cinta'])
      return id
    },
    says: ['Cinta', 'RM-77'],
  },
  {
    kind: 'account-statements',
    call: getInvoicePdf,
    build: ({ branch }: Built, numero: string) =>
      buildStatement(server, branch, {
        factura_cliente: numero,
        valor_retefuente: '25.00',
        fecha_recibida: '2026-10-03',
        motivo: 'Falta la remisión',
      }),
    says: ['Falta la remisión', '03/10/2026', '$ 975,00'],
  },
  {
    kind: 'notes-debit',
    call: getDebitNotePdf,
    build: ({ branch }: Built, numero: string) =>
      buildDebitNote(server, branch, [{ statement: null, factura: 'FE-9', valor: '40.00' }], {
        nro_nota: numero,
        motivo: 'Avería',
        valor_nota: '40.00',
        valor_aplicado: '40.00',
      }),
    says: ['Avería', 'FE-9', '40,00'],
  },
  {
    kind: 'payments-made',
    call: getPaymentVoucherPdf,
    build: ({ branch }: Built, numero: string) =>
      buildPayment(server, branch, [{ statement: null, factura: 'FE-8', valor: '88.00' }], {
        comprobante: numero,
        valor_bruto: '88.00',
        valor_pagado: '88.00',
      }),
    says: ['FE-8', '$ 88,00', 'Transferencia'],
  },
] as const

describe.each(kinds)('the paper of $kind', ({ kind, call, build, says }) => {
  it('says what the document says, for the supplier, under the company’s name', async () => {
    const built = await enter()
    const id = await build(built, 'N-123')
    const text = await textOf(call, built.browser, { params: { id } })
    const { company, thirdParty } = built
    const title = fill(documentPaperTexts[kind].title, { numero: 'N-123' })
    for (const said of [title, company.nombre, thirdParty.nombre, 'Página 1 de', ...says])
      expect(text).toContain(said)
    expect(text).not.toContain('\uFFFD')
  })

  it('is handed to nobody without a session, another supplier or another branch', async () => {
    const built = await enter()
    const id = await build(built, 'N-123')
    const { company, thirdParty } = built
    const stranger = await server.signIn((await buildSupplier(server.db, company)).person)
    const other = await buildBranch(server.db, thirdParty)
    const narrow = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [other] }))
    const given = { params: { id } }
    expect((await server.call(call, new TestBrowser(company.host), given)).status).toBe(401)
    for (const outsider of [stranger, narrow]) {
      expect((await server.call(call, outsider, given)).problem.code).toBe('document-not-found')
      expect((await server.call(ticketCallOf(call), outsider, given)).problem.code).toBe('document-not-found')
    }
  })
})

describe('papers', () => {
  it('take names and texts of any length and any signs', async () => {
    const { branch, browser } = await enter()
    for (const text of [...naughtyStrings.slice(0, 25), 'Ñandú '.repeat(500), 'X'.repeat(3000)]) {
      const clean = text.replaceAll('\0', '')
      const id = await buildDocument(server, 'purchase-order', branch, {
        observaciones: clean,
        comprador: clean.slice(0, 300),
      })
      expect(pagesOfPdf(await fileOf(getPurchaseOrderPdf, browser, { params: { id } }))).toBeGreaterThan(0)
    }
  })

  it('of five hundred lines say each of them once', async () => {
    const { branch, browser } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    const items = Array.from({ length: 500 }, (_, at) => `ITEM-${at + 1}-`)
    await buildLines(server, 'purchase-order', branch, id, items)
    const text = await textOf(getPurchaseOrderPdf, browser, { params: { id } })
    // The item appears as code and as description.
    expect(text.match(/ITEM-\d+-/g)).toHaveLength(1000)
  })

  it('leave out what the company does not show its suppliers', async () => {
    const { branch, browser } = await enter({ date_payment: 0, status_payment: 0, date_invoice: 0 })
    const id = await buildStatement(server, branch, {
      fecha_estimada_pago: '2026-12-24',
      fecha_programada: '2026-12-23',
    })
    for (const text of [
      await textOf(getInvoicePdf, browser, { params: { id } }),
      await textOf(getStatementPdf, browser),
    ]) {
      for (const hidden of ['24/12/2026', '23/12/2026', 'Sin programar', 'Fecha factura'])
        expect(text).not.toContain(hidden)
    }
  })

  it('warn of a payment that did not arrive, with the reason', async () => {
    const { branch, browser } = await enter()
    const fields = { estado: 'rechazado_por_el_banco', motivo: 'Cuenta cancelada' }
    const id = await buildPayment(server, branch, [], fields)
    const text = (await textOf(getPaymentVoucherPdf, browser, { params: { id } })).replaceAll('\n', ' ')
    expect(text).toContain(paymentMadeTexts.returned)
    expect(text).toContain('Cuenta cancelada')
  })

  it('of payments are not handed out where the company does not want to (allow_vouchers_download)', async () => {
    const { branch, browser, company } = await enter()
    const id = await buildPayment(server, branch, [])
    await changeSettings(server.db, company, { allow_vouchers_download: 0 })
    await server.asAdmin('update companies set content_version = content_version + 1 where id = $1', [
      company.id,
    ])
    const { status, problem } = await server.call(getPaymentVoucherPdf, browser, { params: { id } })
    expect([status, problem.code]).toEqual([403, 'vouchers-off'])
  })

  it('carry in their name the document’s number, whatever signs it has', async () => {
    const { branch, browser } = await enter()
    const id = await buildStatement(server, branch, { factura_cliente: 'FE 12/3"\\..\\ñ' })
    const { response } = await server.call(getInvoicePdf, browser, { params: { id } })
    expect(String(response.headers['content-disposition'])).toContain('filename="factura-FE-12-3-..-n.pdf"')
  })
})

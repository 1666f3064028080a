import { randomUUID } from 'node:crypto'
import { getSupplierDocument, listSupplierDocuments } from '@enlace/contract/supplier-documents/calls.ts'
import {
  supplierDocumentKinds,
  type SupplierDocumentKind,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { askAboutDocument } from '@enlace/contract/questions/calls.ts'
import { getDeskQuestion } from '@enlace/contract/questions/desk/calls.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

const numero = 'X-10021'

/** Creates a company with a staff member, and a supplier with one document of each kind. */
async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'consulta'))
  const { thirdParty, branch, person } = await buildSupplier(server.db, company)
  const ids = new Map<SupplierDocumentKind, string>([
    ['account-statements', await buildStatement(server, branch, { factura_cliente: numero })],
    ['payments-made', await buildPayment(server, branch, [], { comprobante: numero })],
    ['purchase-order', await buildDocument(server, 'purchase-order', branch, { nro_orden: numero })],
    ['purchase-tickets', await buildDocument(server, 'purchase-tickets', branch, { nro_entrada: numero })],
    ['notes-debit', await buildDocument(server, 'notes-debit', branch, { nro_nota: numero })],
  ])
  const list = (kind: SupplierDocumentKind, query: object = {}, id: number = thirdParty.id) =>
    server.call(listSupplierDocuments, browser, { params: { id, kind }, query })
  const open = (kind: SupplierDocumentKind, document = ids.get(kind), id: number = thirdParty.id) =>
    server.call(getSupplierDocument, browser, { params: { id, kind, document } })
  return { company, browser, thirdParty, branch, person, ids, list, open }
}

describe('the documents of a supplier', () => {
  it.each(supplierDocumentKinds)('of the kind %s are listed and opened by the staff', async (kind) => {
    const { thirdParty, ids, list, open } = await enter()
    const { body, status } = await list(kind)
    expect([status, body.total, body.proveedor.nombre]).toEqual([200, 1, thirdParty.nombre])
    expect(body.rows).toMatchObject([{ id: ids.get(kind), numero: 'X-10021', moneda: 'COP' }])
    expect((await list(kind, { q: '10021' })).body.total).toBe(1)
    expect((await list(kind, { q: 'otra' })).body).toMatchObject({ total: 0, rows: [] })
    const document = await open(kind)
    expect(document.status).toBe(200)
    expect(document.body).toMatchObject({ kind, numero: 'X-10021' })
    expect(document.body.cifra.value).toMatch(/\$/)
    expect(document.body.datos.length).toBeGreaterThan(0)
  })

  it('tell of an invoice what is left to pay, also when it is paid', async () => {
    const { branch, list } = await enter()
    const paid = { factura_cliente: 'FE-1', saldo_total: '0', estado: 'pagada' }
    await buildStatement(server, branch, paid)
    const { body } = await list('account-statements', { q: 'FE-1' })
    expect(body.rows).toMatchObject([{ numero: 'FE-1', saldo: '0.00', estado: 'pagada' }])
  })

  it('are another’s for another supplier, and nobody’s for another company', async () => {
    const one = await enter()
    const { thirdParty: other, branch } = await buildSupplier(server.db, one.company)
    await buildStatement(server, branch, { factura_cliente: 'OTRA-1' })
    expect((await one.list('account-statements', {}, other.id)).body.rows).toMatchObject([
      { numero: 'OTRA-1' },
    ])
    expect((await one.list('account-statements')).body.rows).toMatchObject([{ numero: 'X-10021' }])
    const mixed = await one.open('account-statements', one.ids.get('account-statements'), other.id)
    expect(mixed.problem.code).toBe('document-not-found')
    const stranger = await enter()
    for (const kind of supplierDocumentKinds) {
      expect((await stranger.list(kind, {}, one.thirdParty.id)).problem.code).toBe('supplier-not-found')
      const { problem } = await stranger.open(kind, one.ids.get(kind), stranger.thirdParty.id)
      expect(problem.code).toBe('document-not-found')
    }
  })

  it('are opened from a question about an invoice, with what is left to pay and its state', async () => {
    const { company, person, thirdParty, branch, browser, open } = await enter()
    const statement = await buildStatement(server, branch, {
      factura_cliente: 'FE-7',
      saldo_total: '400.00',
      estado: 'programada',
    })
    await buildPayment(server, branch, [{ statement, valor: '600.00' }])
    const asked = await server.call(askAboutDocument, await server.signIn(person), {
      body: {
        kind: 'account-statements',
        id: statement,
        tipo: 'pago',
        mensaje: '¿Cuándo pagan el resto?',
        idempotencyKey: randomUUID(),
      },
      files: [],
    })
    const params = { id: asked.body.id }
    const { body: thread } = await server.call(getDeskQuestion, browser, { params })
    expect([thread.proveedor_id, thread.documento]).toEqual([
      thirdParty.id,
      { kind: 'account-statements', id: statement, numero: 'FE-7' },
    ])
    // The request that the question's page makes for the document's link.
    const { body: invoice } = await open('account-statements', thread.documento?.id, thread.proveedor_id)
    expect([invoice.numero, invoice.estado]).toEqual(['FE-7', stateTexts.factura.programada])
    expect([invoice.cifra.label, invoice.cifra.value]).toEqual([
      expect.stringMatching(/saldo/i),
      expect.stringMatching(/^\$\s400,00$/),
    ])

    // A role that answers questions but reads no suppliers sees only the name; another company does not even see the
    // question.
    const press = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
    expect((await server.call(getDeskQuestion, press, { params })).body.documento?.numero).toBe('FE-7')
    const refused = await server.call(getSupplierDocument, press, {
      params: { id: thirdParty.id, kind: 'account-statements', document: statement },
    })
    expect(refused.problem.code).toBe('role-refused')
    const stranger = await enter()
    const unknown = await server.call(getDeskQuestion, stranger.browser, { params })
    expect(unknown.problem.code).toBe('document-not-found')
  })

  it('are not marked as seen by the supplier when the staff opens them', async () => {
    const { ids, open } = await enter()
    expect((await open('purchase-order')).status).toBe(200)
    const [row] = await server.asAdmin<{ vista_at: string | null }>(
      'select vista_at from purchase_order where id = $1',
      [ids.get('purchase-order')],
    )
    expect(row?.vista_at).toBeNull()
  })
})

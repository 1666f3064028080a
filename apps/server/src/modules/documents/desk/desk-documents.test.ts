import { randomUUID } from 'node:crypto'
import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import { getAccountStatement, getInvoicePdf } from '@enlace/contract/account-statements/calls.ts'
import { downloadDeskDocumentFile } from '@enlace/contract/documents/desk/desk-calls.ts'
import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { askAboutDocument } from '@enlace/contract/questions/calls.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

const numero = 'X-10021'

/** The calls of each kind, and how one of its documents is built. */
const kinds = {
  'account-statements': deskInvoices,
  'payments-made': deskPayments,
  'purchase-order': deskOrders,
  'purchase-tickets': deskTickets,
  'notes-debit': deskNotes,
}
type Kind = keyof typeof kinds
const named = Object.keys(kinds) as Kind[] // the keys of an object of ours

// Every kind has these calls; their answers are compared by what all of them have.
const listOf = (kind: Kind) => kinds[kind].list as typeof deskOrders.list // one of several alike
const oneOf = (kind: Kind) => kinds[kind].one as typeof deskOrders.one // likewise

type Branch = Awaited<ReturnType<typeof buildSupplier>>['branch']

/** Builds one document of each kind. */
const documentsOf = async (branch: Branch, number = numero): Promise<Record<Kind, string>> => ({
  'account-statements': await buildStatement(server, branch, { factura_cliente: number }),
  'payments-made': await buildPayment(server, branch, [], { comprobante: number }),
  'purchase-order': await buildDocument(server, 'purchase-order', branch, { nro_orden: number }),
  'purchase-tickets': await buildDocument(server, 'purchase-tickets', branch, { nro_entrada: number }),
  'notes-debit': await buildDocument(server, 'notes-debit', branch, { nro_nota: number }),
})

/** Creates a company with a staff member, and a supplier with one document of each kind. */
async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'consulta'))
  const supplier = await buildSupplier(server.db, company)
  const ids = await documentsOf(supplier.branch)
  const list = (kind: Kind, query: object = {}) => server.call(listOf(kind), browser, { query })
  const open = (kind: Kind, id: string = ids[kind]) => server.call(oneOf(kind), browser, { params: { id } })
  return { company, browser, ids, list, open, ...supplier }
}

describe('the documents of all suppliers', () => {
  it.each(named)(
    'of the kind %s are listed with whose they are, found by number, name and NIT, and opened',
    async (kind) => {
      const { company, thirdParty, ids, list, open } = await enter()
      const other = await buildSupplier(server.db, company)
      await documentsOf(other.branch, 'Y-7')
      const all = await list(kind)
      expect([all.status, all.body.total, all.body.proveedor]).toEqual([200, 2, null])
      for (const q of ['10021', thirdParty.nombre, thirdParty.documento_numero]) {
        const { body } = await list(kind, { q })
        expect(body.rows.map(({ id }) => id)).toEqual([ids[kind]])
      }
      const narrowed = await list(kind, { proveedor: other.thirdParty.id })
      expect([narrowed.body.total, narrowed.body.proveedor?.nombre]).toEqual([1, other.thirdParty.nombre])
      for (const sort of ['proveedor', '-nit', 'visto'])
        expect((await list(kind, { sort })).body.rows).toHaveLength(2)
      const { status, body } = await open(kind)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id: ids[kind],
        proveedor: thirdParty.nombre,
        proveedor_id: thirdParty.id,
        visto_at: null,
        visto_por: null,
        consultas: [],
      })
    },
  )

  it.each(named)(
    'of the kind %s are nobody’s for another company, nor for who reads no suppliers',
    async (kind) => {
      const { company, thirdParty, ids, browser } = await enter()
      const { list, open } = await enter()
      expect((await list(kind, { proveedor: thirdParty.id })).problem.code).toBe('supplier-not-found')
      expect((await list(kind, { q: thirdParty.nombre })).body.total).toBe(0)
      expect((await open(kind, ids[kind])).problem.code).toBe('document-not-found')
      const press = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
      for (const role of ['auditor', 'compras'] as const) {
        const reader = await server.signInStaff(await buildStaff(server.db, company, role))
        expect((await server.call(kinds[kind].list, reader, { query: {} })).status).toBe(200)
      }
      expect((await server.call(kinds[kind].list, press, { query: {} })).problem.code).toBe('role-refused')
      expect((await server.call(kinds[kind].one, press, { params: { id: ids[kind] } })).problem.code).toBe(
        'role-refused',
      )
      expect((await server.call(kinds[kind].rows, browser, { query: {} })).body.rows).toHaveLength(1)
    },
  )

  it.each(named)('of the kind %s are handed out as paper and as a spreadsheet', async (kind) => {
    const { thirdParty, ids, browser } = await enter()
    const paper = await server.call(kinds[kind].paper, browser, { params: { id: ids[kind] } })
    expect([paper.status, paper.response.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    for (const query of [{}, { proveedor: thirdParty.id }]) {
      const sheet = await server.call(kinds[kind].sheet, browser, { params: { format: 'csv' }, query })
      expect(sheet.status).toBe(200)
      expect(sheet.response.body).toContain(numero)
      expect(sheet.response.body).toContain(thirdParty.nombre)
    }
    expect(
      (await server.call(kinds[kind].sheet, browser, { params: { format: 'xlsx' }, query: {} })).status,
    ).toBe(200)
  })

  it('have their lines as a workbook, where the kind has lines', async () => {
    const { ids, browser } = await enter()
    for (const kind of ['payments-made', 'purchase-order', 'purchase-tickets', 'notes-debit'] as const) {
      const { status } = await server.call(kinds[kind].lines, browser, { params: { id: ids[kind] } })
      expect(status).toBe(200)
    }
  })

  it('tell of invoices what is left to pay, narrowed to what is owed or overdue', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-1', saldo_total: '0', estado: 'pagada' })
    await buildStatement(server, branch, { factura_cliente: 'FE-2', fecha_vencimiento: '2020-01-31' })
    const numbers = async (query: object) =>
      (await server.call(deskInvoices.list, browser, { query })).body.rows
        .map((row) => row.factura_cliente)
        .toSorted()
    expect(await numbers({})).toEqual(['FE-1', 'FE-2', numero])
    expect(await numbers({ status: 'pagada' })).toEqual(['FE-1'])
    expect(await numbers({ saldo: 'vencido' })).toContain('FE-2')
    expect(await numbers({ saldo: 'pendiente' })).not.toContain('FE-1')
  })
})

describe('what a supplier has seen', () => {
  it('is told with the name of who opened a document first, whatever its kind', async () => {
    const { ids, person, thirdParty, open, list } = await enter()
    const seen = async () => (await open('account-statements')).body
    // What the staff opens is not seen by the supplier.
    expect([(await seen()).visto_at, (await open('purchase-order')).body.vista_at]).toEqual([null, null])
    const params = { id: ids['account-statements'] }
    await server.call(getAccountStatement, await server.signIn(person), { params })
    const later = await server.signIn(await buildPerson(server.db, thirdParty, { isMaster: true }))
    await server.call(getInvoicePdf, later, { params })
    const first = await seen()
    expect(first.visto_at).not.toBeNull()
    expect(first.visto_por).toBe('Ana Pérez')
    expect(first.history.filter(({ event }) => event === 'vista')).toHaveLength(1)
    const [row] = (await list('account-statements')).body.rows
    expect(row?.visto_at).toBe(first.visto_at)
    expect((await open('payments-made')).body.visto_at).toBeNull()
  })
})

describe('the parts of a document', () => {
  it('are its threads, each with its state', async () => {
    const { ids, person, open } = await enter()
    const asked = await server.call(askAboutDocument, await server.signIn(person), {
      body: {
        kind: 'account-statements',
        id: ids['account-statements'],
        tipo: 'pago',
        mensaje: '¿Cuándo pagan el resto?',
        idempotencyKey: randomUUID(),
      },
      files: [],
    })
    const { consultas } = (await open('account-statements')).body
    expect(consultas).toMatchObject([{ id: asked.body.id, tipo: 'pago', estado: 'abierta' }])
    expect((await open('notes-debit')).body.consultas).toEqual([])
  })

  it('are its files, for the staff of its company only', async () => {
    const { ids, company, open, browser } = await enter()
    await server.asAdmin(
      `with kept as (insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at)
         values ($1, $3, 'application/pdf', 10, repeat('a', 64), now()) returning storage_key)
       insert into document_files (company_id, third_party_id, third_id, kind, document_id, name, media_type, size,
                                   storage_key, origin)
       select company_id, third_party_id, third_id, 'purchase-order', id, 'acta.pdf', 'application/pdf', 10, $3, 'carga'
         from purchase_order where company_id = $1 and id = $2`,
      [company.id, ids['purchase-order'], `test/${randomUUID()}`],
    )
    const [file] = (await open('purchase-order')).body.attachments
    expect(file?.name).toBe('acta.pdf')
    const params = { id: file?.id ?? '' }
    const stranger = await enter()
    const refused = await server.call(downloadDeskDocumentFile, stranger.browser, { params })
    expect(refused.problem.code).toBe('document-not-found')
    // The row is planted: it is found, and only its bytes are missing.
    expect((await server.call(downloadDeskDocumentFile, browser, { params })).status).not.toBe(404)
  })
})

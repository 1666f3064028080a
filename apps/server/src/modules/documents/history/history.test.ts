import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { getAccountStatement } from '@enlace/contract/account-statements/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import {
  accountStatementsLoad,
  type AccountStatementRow,
} from '@enlace/database/load/tables/account-statements.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { recordStaffEvent } from './commands.ts'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

describe('the history of an order', () => {
  it('begins with the day on which it came, and tells who saw it first, once', async () => {
    const { branch, browser } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    await server.call(getPurchaseOrder, browser, { params: { id } })
    const { body } = await server.call(getPurchaseOrder, browser, { params: { id } })
    expect(body.history.map(({ event, origin, actor }) => [event, origin, actor])).toEqual([
      ['vista', 'proveedor', 'Ana Pérez'],
      ['registrado', 'carga', ''],
    ])
  })

  it('tells what a load changed of it, and nothing of a load that changed nothing worth telling', async () => {
    const { branch, browser } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch, { fecha_entrega: '2026-03-01' })
    await server.asAdmin(
      `update purchase_order set estado = 'confirmada', fecha_entrega = '2026-03-09', observaciones = 'x' where id = $1`,
      [id],
    )
    await server.asAdmin(`update purchase_order set observaciones = 'y' where id = $1`, [id])
    const { body } = await server.call(getPurchaseOrder, browser, { params: { id } })
    const told = body.history.filter(({ event }) => event === 'cambio')
    expect(told.map(({ origin, changes }) => [origin, changes])).toEqual([
      [
        'carga',
        [
          { campo: 'estado', antes: 'nueva', despues: 'confirmada' },
          { campo: 'fecha_entrega', antes: '2026-03-01', despues: '2026-03-09' },
        ],
      ],
    ])
  })

  it('is told to nobody who may not see the order', async () => {
    const { company, branch, thirdParty } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    const { person: stranger } = await buildSupplier(server.db, company)
    const colleague = await buildPerson(server.db, thirdParty, {
      accounts: [await buildBranch(server.db, thirdParty)],
    })
    for (const person of [stranger, colleague]) {
      const { status } = await server.call(getPurchaseOrder, await server.signIn(person), { params: { id } })
      expect(status).toBe(404)
    }
    expect(await server.asAdmin('select 1 from document_events where document_id = $1', [id])).toEqual([])
  })

  it('takes what the company’s staff did, of its own documents only', async () => {
    const { company, branch, browser } = await enter()
    const other = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    const note = (of: number) =>
      server.db.transaction(Scope.ofStaff(of), (tx) =>
        recordStaffEvent(tx, {
          kind: 'purchase-order',
          id,
          event: 'respuesta',
          actor: 'Carlos Rojas',
          note: 'De acuerdo',
        }),
      )
    await note(company.id)
    await expect(note(other.company.id)).rejects.toThrow('document-not-found')
    const { body } = await server.call(getPurchaseOrder, browser, { params: { id } })
    expect(body.history.find(({ event }) => event === 'respuesta')).toMatchObject({
      origin: 'compania',
      actor: 'Carlos Rojas',
      note: 'De acuerdo',
    })
  })
})

describe('a load of invoices', () => {
  const row: AccountStatementRow = {
    erp_key: 'F-1',
    account_key: '',
    factura_cliente: 'FE-1',
    cufe: null,
    fecha_factura: calendarDate('2026-01-02'),
    fecha_proveedor: null,
    fecha_vencimiento: calendarDate('2026-02-01'),
    fecha_recibida: calendarDate('2026-01-03'),
    estado: 'causada',
    estado_programacion_pago: 'sin_programar',
    motivo: null,
    valor_bruto: money('100.00'),
    valor_iva: money('19.00'),
    valor_facturado: money('119.00'),
    saldo_total: money('119.00'),
  }

  it('writes into the history of those that it changed, and of no other', async () => {
    const { company, branch, browser } = await enter()
    const [account] = await server.asAdmin<{ erp_key: string }>(
      'select erp_key from branch_accounts where id = $1',
      [branch.id],
    )
    const account_key = account?.erp_key ?? ''
    const load = (rows: readonly AccountStatementRow[]) =>
      server.db.transaction(Scope.ofStaff(company.id), ({ client }) =>
        upsert(client, accountStatementsLoad, { rows, batch: null }),
      )
    const first = { ...row, account_key }
    const second = { ...first, erp_key: 'F-2', factura_cliente: 'FE-2' }
    await load([first, second])
    await load([first, { ...second, estado: 'pagada', saldo_total: money('0.00') }])
    const ids = await server.asAdmin<{ id: string }>(
      'select id from account_statements where company_id = $1 order by erp_key',
      [company.id],
    )
    const histories = await Promise.all(
      ids.map(
        // That the supplier opens it now is in its history, too.
        async ({ id }) =>
          (await server.call(getAccountStatement, browser, { params: { id } })).body.history.filter(
            ({ event }) => event !== 'vista',
          ),
      ),
    )
    expect(histories.map((history) => history.map(({ event }) => event))).toEqual([
      ['registrado'],
      ['cambio', 'registrado'],
    ])
    expect(histories[1]?.[0]?.changes).toEqual([
      { campo: 'estado', antes: 'causada', despues: 'pagada' },
      { campo: 'saldo_total', antes: '119.00', despues: '0.00' },
    ])
  })
})

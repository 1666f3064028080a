import type { FastifyInstance } from 'fastify'
import { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import {
  getConnectionBills,
  retryInvoiceDraft,
  setConnectionBills,
  tryConnectionBills,
} from '@enlace/contract/connections/bills/calls.ts'
import type { BillChoices } from '@enlace/contract/connections/bills/schemas.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { describeConnectorFault } from '../describe.ts'
import { openConnector, openSecret, trialPolicy } from '../open.ts'
import { findConnection, type ConnectionRow } from '../queries.ts'
import { otherWriter, retryDraftIn, setBillsIn } from './commands.ts'
import { describeBillFault } from './describe.ts'
import { findBillSettings, findOtherWriter, type BillSettingsRow } from './queries.ts'
import { billSettings } from './write-bills.ts'

/** Binds the drafts of bills that a connection writes, in the back office. */
export function connectionBillsRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service

  const demand = async (scope: Scope, id: string): Promise<ConnectionRow> => {
    const row = await findConnection(db, scope, id)
    if (!row) throw new Problem('connection-not-found')
    return row
  }
  const look = async (scope: Scope, id: string) => presentChoices(await findBillSettings(db, scope, id))

  serve(app, getConnectionBills, async ({ scope, params }) => {
    const { id } = await demand(scope, params.id)
    return look(scope, id)
  })

  serve(app, setConnectionBills, async ({ scope, request, params, body }) => {
    const row = await demand(scope, params.id)
    const other = body.activa ? await findOtherWriter(db, scope, row.id) : undefined
    if (other !== undefined) throw otherWriter(other)
    await db.transaction(scope, async (tx) => setBillsIn(tx, row, body, await authorIn(tx, request.ip)))
    return look(scope, row.id)
  })

  serve(app, tryConnectionBills, async ({ scope, params, body }) => {
    const row = await demand(scope, params.id)
    const { member } = await readStaffMember(db, scope)
    const secret = openSecret(keys, member.company_id, row.sealed_secret)
    if (secret === undefined) return { faltantes: [connectionTexts.sealedElsewhere] }
    try {
      const connector = await openConnector(settings, row, secret, { policy: trialPolicy })
      const faults = await connector.probeBills(billSettings(rowOf(body))).finally(() => connector.close())
      return { faltantes: faults.map((fault) => describeBillFault(fault, row.system)) }
    } catch (fault) {
      if (!(fault instanceof ConnectorFault)) throw fault
      return { faltantes: [describeConnectorFault(fault)] }
    }
  })

  serve(app, retryInvoiceDraft, async ({ scope, request, params }) => {
    await db.transaction(scope, async (tx) => retryDraftIn(tx, params.id, await authorIn(tx, request.ip)))
    return {}
  })
}

const presentChoices = (row: BillSettingsRow | undefined): BillChoices => ({
  activa: row?.is_on ?? false,
  cuenta_gasto: row?.expense_account ?? '',
  cuenta_impuestos: row?.tax_account ?? '',
  cuenta_redondeo: row?.rounding_account ?? '',
  articulo: row?.item ?? '',
})

const rowOf = ({ cuenta_gasto, cuenta_impuestos, cuenta_redondeo, articulo }: BillChoices) => ({
  expense_account: cuenta_gasto,
  tax_account: cuenta_impuestos,
  rounding_account: cuenta_redondeo,
  item: articulo,
})

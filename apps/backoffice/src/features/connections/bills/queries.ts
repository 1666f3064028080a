import {
  getConnectionBills,
  setConnectionBills,
  tryConnectionBills,
} from '@enlace/contract/connections/bills/calls.ts'
import type { BillChoices } from '@enlace/contract/connections/bills/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** Whether a connection writes drafts of bills, and how. */
export const billsQuery = (id: string) => ({
  ...callQuery(getConnectionBills, { params: { id } }),
  staleTime: 0,
})

/** Keeps the choices of a connection. @throws CallFailure */
export const saveBills = (id: string, body: BillChoices) =>
  withStepUp(() => send(setConnectionBills, { params: { id }, body }))

/** Asks the ERP whether its user may write; nothing is written. @throws CallFailure */
export const tryBills = (id: string, body: BillChoices) => send(tryConnectionBills, { params: { id }, body })

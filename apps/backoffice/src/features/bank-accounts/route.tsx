import { listDeskBankChanges } from '@enlace/contract/bank-accounts/desk/calls'
import type { DeskBankChange } from '@enlace/contract/bank-accounts/desk/schemas'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts'
import { deskRoute } from '../../core/desk/desk-route.tsx'
import { paths } from '../../core/paths.ts'
import { ApproversPart } from './approvers-route.tsx'
import { bankChangeColumns } from './columns.tsx'
import { bankChangeSlice, bankChangesQuery } from './queries.ts'

/** `/cuentas-bancarias`: changes of accounts, and who approves them. */
export const bankDeskRoute = deskRoute<DeskBankChange>({
  path: paths.bankChanges,
  list: 'staff-bank-changes',
  texts,
  query: bankChangesQuery,
  sliceOf: bankChangeSlice,
  columns: bankChangeColumns,
  states: 'cambio_cuenta',
  fresh: { kind: 'bank-change', call: listDeskBankChanges },
  hrefOf: (id) => paths.bankChange({ id }),
  head: <ApproversPart />,
})

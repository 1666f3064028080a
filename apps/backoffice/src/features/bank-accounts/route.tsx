import { listDeskBankChangeRows, listDeskBankChanges } from '@enlace/contract/bank-accounts/desk/calls.ts'
import type { DeskBankChange } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { nitColumn, supplierColumn } from '../../core/list/columns.tsx'
import { deskList } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { ApproversPart } from './approvers-route.tsx'
import { BankSections } from './sections.tsx'

/** Whose account changes, how many approved it, and when it takes effect. */
export const bankChangeColumns: readonly Column<DeskBankChange, { moneda: string }>[] = [
  textColumn('numero', texts.numero, { isSortable: true, card: 'number' }),
  supplierColumn(texts.proveedor, 'bank-change'),
  nitColumn(texts.nit, { priority: 3 }),
  { id: 'cuenta', header: texts.cuenta, cell: ({ cuenta }) => <WholeNumbers>{cuenta}</WholeNumbers> },
  {
    id: 'aprobaciones',
    header: texts.aprobaciones,
    cell: ({ aprobaciones }) => fill(texts.ofTwo, { n: aprobaciones }),
  },
  instantColumn('desde', texts.desde, { isSortable: true, card: 'date' }),
  {
    id: 'se_aplica',
    header: texts.se_aplica,
    priority: 3,
    cell: ({ se_aplica: at }) => (at === null ? '' : showInstant(at)),
  },
  stateColumn(texts.estado, 'cambio_cuenta'),
]

/** `/cuentas-bancarias`: changes of accounts, and who approves them. */
export const bankDeskRoute = deskList({
  path: paths.bankChanges,
  list: 'staff-bank-changes',
  texts,
  page: listDeskBankChanges,
  rows: listDeskBankChangeRows,
  changes: 'bank-change',
  columns: bankChangeColumns,
  states: 'cambio_cuenta',
  hrefOf: (id) => paths.bankChange({ id }),
  sections: <BankSections current="changes" />,
  foot: () => <ApproversPart />,
})

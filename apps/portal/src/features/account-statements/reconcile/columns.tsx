import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { ComparedInvoice } from '@enlace/contract/account-statements/reconcile/schemas.ts'
import { reconcileTexts as texts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { comparedColumns } from '../../../core/reconcile/compared-columns.tsx'

/** The columns of a comparison of invoices: those of every comparison, and where the invoice stands. */
export const comparedInvoiceColumns = (
  hrefOf: (id: string) => string,
): readonly Column<ComparedInvoice>[] => [
  ...comparedColumns<ComparedInvoice>(hrefOf),
  {
    id: 'estado',
    header: texts.state,
    cell: ({ estado }) => (estado === null ? listTexts.none : <StateChip owner="factura" state={estado} />),
  },
]

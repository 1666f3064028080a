import type { PaidInvoice, PaidInvoices } from '@enlace/contract/payments-made/schemas'
import { paidInvoiceColumnTexts as texts } from '@enlace/contract/payments-made/texts'
import type { Column } from '@enlace/ui/core/columns'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { paidDaysText } from './days-text.ts'
import { paidAmountColumns } from './line-columns.tsx'

type InvoiceTotals = PaidInvoices['totals'][number]
type InvoiceColumn = Column<PaidInvoice, InvoiceTotals>

/** The columns by invoice (screens 2.3); its date only where the company shows it. */
export const invoiceColumns = (showsInvoiceDate: boolean): readonly InvoiceColumn[] =>
  columns.filter(({ id }) => id !== 'fecha_factura' || showsInvoiceDate)

const columns: readonly InvoiceColumn[] = [
  { id: 'factura', header: texts.factura, isSortable: true, card: 'number', cell: (row) => row.factura },
  {
    id: 'fecha_factura',
    header: texts.fecha_factura,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => showDay(row.fecha_factura),
  },
  ...paidAmountColumns<PaidInvoice, InvoiceTotals>((row) => row.moneda, true),
  {
    id: 'comprobante',
    header: texts.comprobante,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => <Unbroken>{row.comprobante}</Unbroken>,
  },
  {
    id: 'fecha',
    header: texts.fecha,
    isSortable: true,
    card: 'date',
    cell: (row) => showDay(row.fecha_pago),
  },
  {
    id: 'dias',
    header: texts.dias,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => <Unbroken>{paidDaysText(row.dias)}</Unbroken>,
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="pago" state={row.estado} />,
  },
]

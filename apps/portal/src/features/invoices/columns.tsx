import type { SubmittedInvoice } from '@enlace/contract/invoices/schemas.ts'
import { invoicesTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { showDay, showInstant, showText } from '@enlace/web/document/shown.ts'
import { MatchChip } from '@enlace/web/invoices/match-panel.tsx'

/** The columns of the supplier's invoices. */
export const invoiceColumns: readonly Column<SubmittedInvoice>[] = [
  { id: 'numero', header: texts.invoice, card: 'number', cell: ({ numero }) => numero },
  { id: 'radicado', header: texts.number, card: 'text', cell: ({ radicado }) => showText(radicado) },
  {
    id: 'radicada',
    header: texts.at,
    priority: 3,
    cell: ({ radicada_at }) => (radicada_at === null ? listTexts.none : showInstant(radicada_at)),
  },
  {
    id: 'fecha',
    header: texts.issued,
    card: 'date',
    cell: ({ fecha_emision }) => showDay(fecha_emision),
  },
  { id: 'orden', header: texts.order, priority: 3, cell: ({ orden }) => showText(orden) },
  {
    id: 'cuadre',
    header: texts.match,
    priority: 3,
    cell: ({ cuadre }) => <MatchChip result={cuadre} />,
  },
  {
    id: 'valor',
    header: texts.value,
    align: 'end',
    card: 'amount',
    priority: 1,
    cell: ({ valor_total, moneda }) => <Amount value={valor_total} moneda={moneda} isStrong />,
  },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    priority: 1,
    cell: ({ estado }) => <StateChip owner="factura_radicada" state={estado} />,
  },
]

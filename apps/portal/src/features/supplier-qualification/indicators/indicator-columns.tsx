import { fill } from '@enlace/contract/core/fill.ts'
import type { IndicatorName } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { indicatorBasis } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import type { IndicatorDocument } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { indicatorPageTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

const owners = {
  'purchase-order': 'orden_compra',
  'purchase-tickets': 'entrada',
  'account-statements': 'factura',
} as const

/** The columns of the documents behind a number: what was expected, what came, and whether it counts for the supplier. */
export function indicatorColumns(name: IndicatorName): readonly Column<IndicatorDocument>[] {
  const isOfOrders = name === 'entregas_a_tiempo' || name === 'cantidad_conforme'
  return [
    {
      id: 'document',
      header: texts.document,
      card: 'number',
      cell: ({ kind, numero }) => <WholeNumbers>{fill(relatedTexts[kind], { numero })}</WholeNumbers>,
    },
    { id: 'branch', header: texts.branch, priority: 3, cell: ({ sucursal }) => sucursal },
    { id: 'date', header: texts.date[name], card: 'date', cell: ({ fecha }) => formatDate(fecha) },
    ...(isOfOrders
      ? [
          {
            id: 'arrived',
            header: texts.arrived,
            cell: ({ llegada }: IndicatorDocument) => (llegada === null ? texts.never : formatDate(llegada)),
          },
        ]
      : []),
    {
      id: 'basis',
      header: texts.basis[name],
      align: 'end',
      card: 'amount',
      cell: ({ parte, total, moneda }) => indicatorBasis({ nombre: name, parte, total, moneda }),
    },
    ...(name === 'facturas_sin_rechazo'
      ? [{ id: 'reason', header: texts.reason, cell: ({ motivo }: IndicatorDocument) => motivo ?? '' }]
      : []),
    {
      id: 'state',
      header: texts.state,
      priority: 3,
      cell: ({ kind, estado }) => <StateChip owner={owners[kind]} state={estado} />,
    },
    {
      id: 'result',
      header: texts.result,
      card: 'status',
      cell: ({ cumple }) => (
        <StatusChip tone={cumple ? 'good' : 'warning'}>{cumple ? texts.meets : texts.fails}</StatusChip>
      ),
    },
  ]
}

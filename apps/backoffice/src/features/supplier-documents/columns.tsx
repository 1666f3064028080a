import type {
  SupplierDocumentKind,
  SupplierDocumentRow,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { supplierDocumentsTexts as texts } from '@enlace/contract/supplier-documents/texts.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'

const dueTexts: Partial<Record<SupplierDocumentKind, string>> = texts.vence
const balanceTexts: Partial<Record<SupplierDocumentKind, string>> = texts.saldo

/** The columns of a kind: only invoices and orders have a day to come, only invoices and notes a balance. */
export function documentColumns(kind: SupplierDocumentKind): readonly Column<SupplierDocumentRow>[] {
  const due = dueTexts[kind]
  const balance = balanceTexts[kind]
  return [
    {
      id: 'numero',
      header: texts.numero,
      card: 'number',
      cell: ({ numero }) => <Unbroken>{numero}</Unbroken>,
    },
    { id: 'fecha', header: texts.fecha, card: 'date', cell: ({ fecha }) => showDay(fecha) },
    ...(due === undefined
      ? []
      : [{ id: 'vence', header: due, cell: ({ vence }: SupplierDocumentRow) => showDay(vence) }]),
    {
      id: 'valor',
      header: texts.valor,
      align: 'end',
      card: 'amount',
      cell: ({ valor, moneda }) => <Amount {...{ moneda }} value={valor} />,
    },
    ...(balance === undefined
      ? []
      : [
          {
            id: 'saldo',
            header: balance,
            align: 'end' as const, // one of both ways
            cell: ({ saldo, moneda }: SupplierDocumentRow) =>
              saldo === null ? listTexts.none : <Amount {...{ moneda }} value={saldo} isStrong />,
          },
        ]),
    {
      id: 'estado',
      header: texts.estado,
      card: 'status',
      cell: ({ estado }) => <StateChip owner={stateOwners[kind]} state={estado} />,
    },
  ]
}

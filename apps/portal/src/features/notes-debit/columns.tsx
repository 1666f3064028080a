import type { DebitNote, DebitNotes } from '@enlace/contract/notes-debit/schemas'
import { noteColumnTexts as texts } from '@enlace/contract/notes-debit/texts'
import { isAppliedDoubtful, isValueDoubtful } from '@enlace/domain/debit-notes'
import type { Money } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { DoubtfulAmount } from './doubtful-amount.tsx'

type NoteColumn = Column<DebitNote, DebitNotes['totals'][number]>
type Amounts = Pick<
  DebitNote,
  'valor_bruto' | 'valor_descuento' | 'valor_impuesto' | 'valor_nota' | 'valor_aplicado' | 'valor_por_aplicar'
>

/** The columns of the notes (screens 2.6); amounts that do not make sense together say so beside themselves. */
export const noteColumns: readonly NoteColumn[] = [
  { id: 'nota', header: texts.nota, isSortable: true, card: 'number', cell: (row) => row.nro_nota },
  { id: 'fecha', header: texts.fecha, isSortable: true, card: 'date', cell: (row) => showDay(row.fecha) },
  { id: 'motivo', header: texts.motivo, isSortable: true, cell: (row) => showText(row.motivo) },
  { ...amountColumn('bruto', texts.bruto, (row) => row.valor_bruto), isWideOnly: true },
  { ...amountColumn('descuento', texts.descuento, (row) => row.valor_descuento), isWideOnly: true },
  { ...amountColumn('impuesto', texts.impuesto, (row) => row.valor_impuesto), isWideOnly: true },
  {
    ...amountColumn('valor', texts.valor, (row) => row.valor_nota),
    card: 'amount',
    cell: (row) => (
      <DoubtfulAmount value={row.valor_nota} moneda={row.moneda} isDoubtful={isValueDoubtful(row)} isStrong />
    ),
    total: (total) => <Amount value={total.valor_nota} moneda={total.moneda} isStrong />,
  },
  {
    ...amountColumn('aplicado', texts.aplicado, (row) => row.valor_aplicado),
    cell: (row) => (
      <DoubtfulAmount value={row.valor_aplicado} moneda={row.moneda} isDoubtful={isAppliedDoubtful(row)} />
    ),
  },
  amountColumn('por_aplicar', texts.porAplicar, (row) => row.valor_por_aplicar),
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="nota_debito" state={row.estado} />,
  },
]

function amountColumn(id: string, header: string, amountOf: (amounts: Amounts) => Money): NoteColumn {
  return {
    id,
    header,
    align: 'end',
    isSortable: true,
    cell: (row) => <Amount value={amountOf(row)} moneda={row.moneda} />,
    total: (total) => <Amount value={amountOf(total)} moneda={total.moneda} />,
  }
}

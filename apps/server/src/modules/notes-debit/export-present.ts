import { filterTexts } from '@enlace/contract/core/list/texts'
import { exportDebitNotes, requestDebitNotesExport } from '@enlace/contract/notes-debit/export-calls'
import type { DebitNote } from '@enlace/contract/notes-debit/schemas'
import { debitNotesTexts as texts, noteColumnTexts as heads } from '@enlace/contract/notes-debit/texts'
import {
  amount,
  column,
  listExport,
  type ExportColumn,
  commonWords,
  labelled,
  stateText,
  windowWords,
} from '../exports/index.ts'
import { noteRows } from './queries.ts'

const columns: readonly ExportColumn<DebitNote>[] = [
  column('nota', heads.nota, 'text', (row) => row.nro_nota),
  column('fecha', heads.fecha, 'date', (row) => row.fecha),
  column('motivo', heads.motivo, 'text', (row) => row.motivo),
  amount('bruto', heads.bruto, (row) => row.valor_bruto),
  amount('descuento', heads.descuento, (row) => row.valor_descuento),
  amount('impuesto', heads.impuesto, (row) => row.valor_impuesto),
  amount('valor', heads.valor, (row) => row.valor_nota),
  amount('aplicado', heads.aplicado, (row) => row.valor_aplicado),
  amount('por_aplicar', heads.porAplicar, (row) => row.valor_por_aplicar),
  column('estado', heads.estado, 'text', (row) => stateText('nota_debito', row.estado)),
]

/** The debit notes as a file. */
export const noteExport = listExport<typeof exportDebitNotes, DebitNote>({
  list: 'notes-debit',
  now: exportDebitNotes,
  later: requestDebitNotesExport,
  title: texts.title,
  kind: 'notes-debit',
  columns,
  rows: noteRows,
  currencyOf: ({ moneda }) => moneda,
  words: (filter) => [
    ...windowWords(filter.days, texts.windowDays),
    ...(filter.por_aplicar ? [texts.toApply] : []),
    ...(filter.motivo ? [labelled(texts.motive, filter.motivo)] : []),
    ...commonWords(filter, {
      date: texts.date,
      amount: texts.amount,
      state: { label: filterTexts.status, owner: 'nota_debito' },
    }),
  ],
})

import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Texts of the list of debit notes (screens 2.6). */
export const debitNotesTexts = {
  title: places.debitNotes,
  description: 'Una nota débito disminuye el saldo por pagar (devolución, diferencia de precio, avería…).',
  search: 'Buscar por número de nota o motivo',
  windowAll: 'Todas las fechas',
  windowDays: fields.lastDays,
  date: 'Fecha de la nota',
  amount: fields.noteValue,
  neverAny: 'No hay notas débito.',
  noneInWindow: 'No hay notas débito en {n:el último|los últimos} {n} {n:día|días}',
  seeAll: actions.seeAll,
  table: places.debitNotes,
  doubtful: fields.doesNotMatch,
} as const

import type { ReminderOutcomes } from '@enlace/contract/required-documents/board/schemas.ts'
import type { RemindedRow } from './queries.ts'

type Why = NonNullable<ReminderOutcomes['resultados'][number]['porque']>

/** Returns the facts of a reminder: what is wrong with the document, and the day that counts. */
export function subjectOf({ documento, estado, vence, plazo, dias }: RemindedRow) {
  if (estado === 'rechazado') return { documento, resultado: 'rechazado' }
  if (estado === 'en_gracia' && plazo !== null) return { documento, resultado: 'plazo', fecha: plazo }
  if (vence === null) return { documento, resultado: 'falta' }
  if (dias === null || dias < 0) return { documento, resultado: 'vencido', fecha: vence }
  return { documento, fecha: vence, dias: String(dias) }
}

/** Returns why nobody needs to be reminded of a document; undefined if somebody does. */
export function whyNot(row: RemindedRow | undefined): Why | undefined {
  if (row === undefined) return 'no_existe'
  if (row.estado === 'en_revision') return 'revision'
  return row.estado === 'vigente' ? 'vigente' : undefined
}

/** Returns the portal's path to a document: the supplier's own, or that of its contract. */
export function placeOf(contract: string | null): `/${string}` {
  return contract === null ? '/supplier-qualification/documents' : `/supplier-contracts/${contract}`
}

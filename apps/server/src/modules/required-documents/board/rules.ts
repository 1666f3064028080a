import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { documentBoardTexts } from '@enlace/contract/required-documents/board/texts.ts'
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

/** As many documents are named in one notification. */
const mostNamed = 8

/** Returns the facts of one reminder of several documents: how many, and what is wrong with each. */
export function subjectOfSeveral(rows: readonly RemindedRow[]) {
  const named = rows
    .slice(0, mostNamed)
    .map(({ documento, estado }) => `${documento} (${stateTexts.documento_exigido[estado].toLowerCase()})`)
  const more =
    rows.length > mostNamed ? [fill(documentBoardTexts.andMore, { n: rows.length - mostNamed })] : []
  return { documento: [named.join(', '), ...more].join(' '), cantidad: String(rows.length) }
}

/** Returns rows by whose they are and where they are sent: those of a supplier, and those of each of its contracts. */
export function byPlace(rows: readonly RemindedRow[]): RemindedRow[][] {
  const places = Map.groupBy(rows, ({ third_party_id, contract_id }) => `${third_party_id} ${contract_id}`)
  return [...places.values()]
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

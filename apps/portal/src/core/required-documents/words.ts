import { fill } from '@enlace/contract/core/fill.ts'
import type { RequiredDocument } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'

type Asked = Pick<RequiredDocument, 'persona' | 'suministro'>

const persons = { natural: 'natural', juridica: 'juridica' } as const

/** Of whom a document is asked. */
export function askedWords({ persona, suministro }: Asked, isOfContract: boolean): string {
  const { asked } = texts
  if (persona === null && suministro === null) return isOfContract ? asked.contract : asked.all
  if (persona === null) return suministro === null ? asked.all : asked[suministro]
  if (suministro === null) return asked[persons[persona]]
  const both = { bienes: `${persona}Bienes`, servicios: `${persona}Servicios` } as const
  return asked[both[suministro]]
}

/** How long a document is good, as its rule says. */
export function ruleWords({
  regla,
  dias,
  fecha,
}: Pick<RequiredDocument, 'regla' | 'dias' | 'fecha'>): string {
  return fill(texts.rule[regla], { dias: dias ?? 0, fecha: fecha === null ? '' : formatDate(fecha) })
}

/** How far a document's last day is. */
export function daysWords(days: number): string {
  const { daysLeft } = texts
  if (days === 0) return daysLeft.today
  if (days === 1) return daysLeft.one
  if (days > 1) return fill(daysLeft.many, { dias: days })
  return days === -1 ? daysLeft.pastOne : fill(daysLeft.past, { dias: -days })
}

/** What else there is to say of a document's state: why it was rejected, which version is good meanwhile, and until when it may be sent. */
export function stateWords({ estado, motivo, vigente, vence, plazo }: RequiredDocument): string[] {
  const isPassed = estado === 'en_revision' || estado === 'rechazado'
  const still =
    vence === null
      ? fill(texts.stillValidForever, { version: vigente ?? 0 })
      : fill(texts.stillValid, { version: vigente ?? 0, fecha: formatDate(vence) })
  return [
    ...(motivo === '' ? [] : [fill(texts.rejected, { motivo })]),
    ...(isPassed && vigente !== null ? [still] : []),
    ...(plazo === null || estado === 'vencido' || estado === 'falta'
      ? []
      : [fill(texts.grace, { fecha: formatDate(plazo) })]),
  ]
}

/** What the mandatory documents come to, in a sentence. */
export function progressWords({ exigidos, al_dia }: { exigidos: number; al_dia: number }): string {
  const { progress } = texts
  const missing = exigidos - al_dia
  if (exigidos === 0) return progress.none
  if (missing === 0) return progress.all
  return missing === 1 ? progress.missingOne : fill(progress.missing, { n: missing })
}

/** The most pressing first; what is alike stays in the company's order. */
const pressing = [
  'rechazado',
  'vencido',
  'falta',
  'en_gracia',
  'por_vencer',
  'en_revision',
  'vigente',
] as const

/** The documents in the order in which somebody sees to them. */
export function inPressingOrder(documents: readonly RequiredDocument[]): RequiredDocument[] {
  const rank = ({ estado, obligatorio }: RequiredDocument) =>
    pressing.indexOf(estado) * 2 + (obligatorio ? 0 : estado === 'falta' ? 20 : 1)
  return documents.toSorted((one, other) => rank(one) - rank(other))
}

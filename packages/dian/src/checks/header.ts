import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Authorisation, DocumentType, ElectronicDocument } from '../model/document.ts'
import { words } from '../texts/texts.ts'
import { formerNamespace } from '../xml/namespaces.ts'
import { foundIf, type Checker, type Found } from './found.ts'

const typeCodes = {
  invoice: ['01', '02', '03', '04', '05'],
  'credit-note': ['91', '95'],
  'debit-note': ['92'],
} as const satisfies Record<DocumentType, readonly string[]>

/** What the header says of itself: environment, type, dates, and the numbering that was authorised. */
export const checkHeader: Checker = ({ document }, { isProduction, cutOff }) => {
  const { environment, namespace, type, typeCode, issueDate, authorisation } = document
  const valid: readonly string[] = typeCodes[type]
  return [
    ...foundIf(isProduction && environment !== '1', 'environment', () => ({
      ambiente: environment === '2' ? words.environments.tests : words.environments.unknown,
    })),
    ...foundIf(namespace === formerNamespace, 'root-namespace', () => ({ espacio: namespace })),
    ...foundIf(!valid.includes(typeCode), 'type-code', () => ({
      codigo: typeCode || words.none,
      validos: valid.join(', '),
    })),
    ...foundIf(cutOff !== null && issueDate < cutOff, 'cut-off', () => ({
      fecha: formatDate(issueDate),
      corte: shownDate(cutOff),
    })),
    ...(authorisation && type === 'invoice' ? checkNumbering(document, authorisation) : []),
  ]
}

function checkNumbering(document: ElectronicDocument, authorisation: Authorisation): Found[] {
  const { number, prefix, from, to, startDate, endDate } = authorisation
  const isOutside = (startDate && document.issueDate < startDate) || (endDate && document.issueDate > endDate)
  return [
    ...foundIf(!isInRange(document.number, authorisation), 'authorised-range', () => ({
      autorizacion: number,
      prefijo: prefix,
      desde: from,
      hasta: to,
    })),
    ...foundIf(!!isOutside, 'authorised-period', () => ({
      fecha: formatDate(document.issueDate),
      autorizacion: number,
      inicio: shownDate(startDate),
      fin: shownDate(endDate),
    })),
  ]
}

/** Whether a number has the prefix of the numbering and lies in it; a range that is not stated has no bounds. */
function isInRange(number: string, { prefix, from, to }: Authorisation): boolean {
  if (!number.toUpperCase().startsWith(prefix.toUpperCase())) return false
  const digits = number.slice(prefix.length).replace(/^-/, '')
  const [at, first, last] = [digits, from, to].map((text) =>
    /^\d{1,20}$/.test(text) ? BigInt(text) : undefined,
  )
  if (at === undefined) return false
  return (first === undefined || at >= first) && (last === undefined || at <= last)
}

function shownDate(date: CalendarDate | null): string {
  return date ? formatDate(date) : words.noDate
}

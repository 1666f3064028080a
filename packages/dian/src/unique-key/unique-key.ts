import { createHash } from 'node:crypto'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { writeDecimal, type ExactDecimal } from '@enlace/domain/decimal.ts'

/** What the unique key of an invoice or a note is made of. NITs have no check digit, the time has its offset. */
export interface UniqueKeyParts {
  number: string
  issueDate: CalendarDate
  issueTime: string
  lineExtension: ExactDecimal
  iva: ExactDecimal
  inc: ExactDecimal
  ica: ExactDecimal
  payable: ExactDecimal
  seller: string
  buyer: string
  /** Technical key of the numbering (CUFE), or PIN of the software (CUDE); neither is in a document. */
  secret: string
  environment: '1' | '2'
}

/** What the CUDS of a support document is made of; its seller is the supplier that is not obliged to invoice. */
export type SupportKeyParts = Omit<UniqueKeyParts, 'inc' | 'ica'>

/** What the CUDE of an event is made of. */
export interface EventKeyParts {
  number: string
  issueDate: CalendarDate
  issueTime: string
  sender: string
  receiver: string
  /** `030` to `034` and so on. */
  code: string
  documentNumber: string
  documentTypeCode: string
  softwarePin: string
}

/** The text whose hash is the CUFE or CUDE (annex 1.9, 11.2 and 11.4): the three taxes are always in it, in this order. */
export function uniqueKeyText(parts: UniqueKeyParts): string {
  const taxes = `01${amountText(parts.iva)}04${amountText(parts.inc)}03${amountText(parts.ica)}`
  return `${opening(parts)}${taxes}${closing(parts)}`
}

/** The CUFE of an invoice, with the technical key of its numbering. */
export function cufeOf(parts: UniqueKeyParts): string {
  return sha384(uniqueKeyText(parts))
}

/** The CUDE of a note or of a contingency invoice: the same text with the PIN of the software. */
export function cudeOf(parts: UniqueKeyParts): string {
  return sha384(uniqueKeyText(parts))
}

/** The text whose hash is the CUDS: of the taxes it has only IVA. */
export function supportKeyText(parts: SupportKeyParts): string {
  return `${opening(parts)}01${amountText(parts.iva)}${closing(parts)}`
}

/** The CUDS of a support document or its adjustment note. */
export function cudsOf(parts: SupportKeyParts): string {
  return sha384(supportKeyText(parts))
}

/** The text whose hash is the CUDE of an event (annex of RADIAN, 12.1.1). */
export function eventKeyText(parts: EventKeyParts): string {
  const { number, issueDate, issueTime, sender, receiver, code } = parts
  const document = `${parts.documentNumber}${parts.documentTypeCode}`
  return `${number}${issueDate}${issueTime}${sender}${receiver}${code}${document}${parts.softwarePin}`
}

/** The CUDE of an event of the buyer or the seller. */
export function eventCudeOf(parts: EventKeyParts): string {
  return sha384(eventKeyText(parts))
}

/** An amount as the keys have it: two decimals, truncated and not rounded. */
export function amountText({ units, scale }: ExactDecimal): string {
  // Dividing integers truncates towards zero.
  const cents = scale < 2 ? units * 10n ** BigInt(2 - scale) : units / 10n ** BigInt(scale - 2)
  return writeDecimal({ units: cents, scale: 2 })
}

function opening({ number, issueDate, issueTime, lineExtension }: SupportKeyParts): string {
  return `${number}${issueDate}${issueTime}${amountText(lineExtension)}`
}

function closing({ payable, seller, buyer, secret, environment }: SupportKeyParts): string {
  return `${amountText(payable)}${seller}${buyer}${secret}${environment}`
}

function sha384(text: string): string {
  return createHash('sha384').update(text, 'utf8').digest('hex')
}

import { fill } from '@enlace/contract/core/fill.ts'
import type { RadianAnswer } from '@enlace/contract/invoices/radian/schemas.ts'
import { radianFaults } from '@enlace/contract/invoices/radian/texts.ts'
import { formatDate, formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readDelivery } from '@enlace/dian/delivery.ts'
import {
  eventMoment,
  isOnCredit,
  type RadianCode,
  type RadianStand,
  type RadianTimeFault,
  standOf,
} from '@enlace/domain/radian/radian.ts'
import type { KeptRadianEvent, RadianInvoice } from './queries.ts'

const notes = new Set(['nota_credito', 'nota_debito'])

/** How a handed-in invoice on credit stands by its events; undefined where events do not apply. */
export function standOfInvoice(invoice: RadianInvoice, now: Date): RadianStand | undefined {
  const { radicado, clase, forma_pago, fecha_emision: issued, fecha_vencimiento: due } = invoice
  if (radicado === null || notes.has(clase) || !isOnCredit(forma_pago ?? undefined, { issued, due }))
    return undefined
  return standOf(invoice.eventos.map(factOf), now)
}

/** When an event that is recorded now happened, or why it cannot have. */
export function momentOf(
  invoice: RadianInvoice,
  { codigo, at }: { codigo: RadianCode; at: string | undefined },
  now: Date,
): { at: Date } | { fault: RadianTimeFault } {
  if (!standOfInvoice(invoice, now)) return { fault: 'order' }
  // Its XML has no fractions of a second.
  const happened = new Date(Math.floor((at === undefined ? now : new Date(at)).getTime() / 1000) * 1000)
  const facts = invoice.eventos.map(factOf)
  return eventMoment(facts, { codigo, happened, issued: invoice.fecha_emision }, now)
}

/** What is wrong with the time or the order of an event, by the field of its form. */
export function faultsOfMoment(
  { fecha_emision: issued, eventos }: RadianInvoice,
  codigo: RadianCode,
  fault: RadianTimeFault,
): Readonly<Record<string, string>> {
  if (fault === 'order') return { codigo: radianFaults.order }
  const before = codigo === '032' ? '030' : '032'
  const event = eventos.find((one) => one.codigo === before && one.estado !== 'rechazado')
  const dates = {
    future: '',
    'before-invoice': issued ? formatDate(issued) : '',
    'before-event': event ? formatInstant(new Date(event.at)) : '',
    'after-term': event?.limite_at ? formatDate(todayInBogota(new Date(event.limite_at))) : '',
  }
  return { at: fill(radianFaults[fault], { codigo: before, fecha: dates[fault] }) }
}

const factOf = ({ codigo, estado, at }: KeptRadianEvent) => ({ codigo, estado, at: new Date(at) })

/**
 * Returns what the DIAN answered in an `ApplicationResponse` to the event with this CUDE; undefined for a file that answers
 * to something else, or nothing.
 */
export function answerInFile(xml: string, cude: string | null): RadianAnswer | undefined {
  const { responses } = readDelivery({ name: 'respuesta.xml', bytes: Buffer.from(xml) })
  const answer = responses.find(({ documentKey }) => cude !== null && documentKey.toLowerCase() === cude)
  if (!answer) return undefined
  const { code, description, notices } = answer
  const words = [description, ...notices.map((notice) => `${notice.code}: ${notice.text}`)]
  const respuesta = words.filter(Boolean).join('\n').slice(0, 2000)
  if (code === '02') return { estado: 'transmitido', respuesta }
  return code === '04' && respuesta !== '' ? { estado: 'rechazado', respuesta } : undefined
}

import type { RadianAnswer } from '@enlace/contract/invoices/radian/schemas.ts'
import { readDelivery } from '@enlace/dian/delivery.ts'
import { isOnCredit, type RadianStand, standOf } from '@enlace/domain/radian/radian.ts'
import type { KeptRadianEvent, RadianInvoice } from './queries.ts'

const notes = new Set(['nota_credito', 'nota_debito'])

/** How a handed-in invoice on credit stands by its events; undefined where events do not apply. */
export function standOfInvoice(invoice: RadianInvoice, now: Date): RadianStand | undefined {
  const { radicado, clase, forma_pago, fecha_emision: issued, fecha_vencimiento: due } = invoice
  if (radicado === null || notes.has(clase) || !isOnCredit(forma_pago ?? undefined, { issued, due }))
    return undefined
  return standOf(invoice.eventos.map(factOf), now)
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

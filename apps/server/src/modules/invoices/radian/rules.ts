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

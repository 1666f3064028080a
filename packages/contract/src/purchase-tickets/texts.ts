import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of the list of warehouse entries (screens 2.5). */
export const purchaseTicketsTexts = {
  title: places.purchaseTickets,
  description: 'Entregas recibidas por la compañía y cantidades por facturar.',
  search: 'Buscar entrada, orden, remisión o ítem',
  windowAll: 'Todas las fechas',
  windowDays: fields.lastDays,
  date: 'Fecha de la entrada',
  amount: fields.netValue,
  neverAny:
    'Aún no hay entradas registradas. Si la entrega ya se hizo, el recibo puede tardar; consulte por su remisión.',
  noneInWindow: 'No hay entradas de almacén en {n:el último|los últimos} {n} {n:día|días}',
  seeAll: actions.seeAll,
  table: places.purchaseTickets,
} as const

/** Whether an entry has been invoiced (screens 2.5). */
export const invoicedTexts = {
  yes: fields.yes,
  no: fields.no,
  partly: 'Parcial',
  never: states.notApplicable,
} as const

/** Returns whether entries of a state are invoiced, in words; reversed ones no longer are. */
export function invoicedText(estado: string): string {
  if (estado === 'facturada') return invoicedTexts.yes
  if (estado === 'facturada_parcial') return invoicedTexts.partly
  return estado === 'reversada' ? invoicedTexts.never : invoicedTexts.no
}

/** Texts of the list of warehouse entries (screens 2.5). */
export const purchaseTicketsTexts = {
  title: 'Entradas de almacén',
  description: 'Lo que la compañía ha recibido de sus entregas, y qué falta por facturar.',
  search: 'Buscar entrada, orden, remisión o ítem',
  windowAll: 'Todas las fechas',
  windowDays: '{n:Último|Últimos} {n} {n:día|días}',
  date: 'Fecha de la entrada',
  amount: 'Valor neto',
  neverAny:
    'Aún no hay entradas registradas. Si la entrega ya se hizo, el recibo puede tardar; consulte por su remisión.',
  noneInWindow: 'No hay entradas de almacén en {n:el último|los últimos} {n} {n:día|días}',
  seeAll: 'Ver todas',
  table: 'Entradas de almacén',
} as const

/** Whether an entry has been invoiced (screens 2.5). */
export const invoicedTexts = { yes: 'Sí', no: 'No', partly: 'Parcial', never: 'No aplica' } as const

/** The same of a state; of a reversed entry nothing is invoiced any more. */
export function invoicedText(estado: string): string {
  if (estado === 'facturada') return invoicedTexts.yes
  if (estado === 'facturada_parcial') return invoicedTexts.partly
  return estado === 'reversada' ? invoicedTexts.never : invoicedTexts.no
}

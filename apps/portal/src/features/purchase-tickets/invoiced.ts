import { invoicedTexts as texts } from '@enlace/contract/purchase-tickets/texts'

/** Whether an entry has been invoiced, told by its state; of a reversed one nothing is invoiced any more. */
export function invoicedText(estado: string): string {
  if (estado === 'facturada') return texts.yes
  if (estado === 'facturada_parcial') return texts.partly
  return estado === 'reversada' ? texts.never : texts.no
}

import { money, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import { type BilledInvoice, type Match, matchInvoice } from '@enlace/domain/invoice-match/match.ts'
import type { Tolerance } from '@enlace/domain/invoice-match/tolerance.ts'
import type { KeptDocument } from '../document/document.ts'
import { findOrders, type OpenOrder, type Reading } from './queries.ts'

/** The match of an invoice with the order that it bills. */
export interface FoundMatch {
  match: Match
  order: OpenOrder | undefined
}

/**
 * Matches an invoice with the orders of its supplier: of the open scope, or the one named. Undefined for a note, which
 * bills none.
 */
export async function findMatch(
  tx: Reading,
  document: KeptDocument,
  { tolerance, own, thirdParty }: { tolerance: Tolerance; own: string | null; thirdParty?: number },
): Promise<FoundMatch | undefined> {
  if (document.clase === 'nota_credito' || document.clase === 'nota_debito') return undefined
  const orders = await findOrders(tx, document.orden, own, thirdParty)
  const match = matchInvoice(billedOf(document), orders, tolerance)
  return { match, order: orders.find(({ id }) => id === match.orden) }
}

/** What a document bills, as it is compared with orders. */
export const billedOf = (document: KeptDocument): BilledInvoice => ({
  orden: document.orden,
  fecha: document.fecha_emision,
  moneda: document.moneda,
  valor: subtractMoney(sumMoney([document.valor_bruto, document.cargos]), money(document.descuentos)),
  lineas: document.lineas,
})

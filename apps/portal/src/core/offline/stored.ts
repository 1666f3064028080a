import type { StoreName } from './stores.ts'

/** An answer as its store holds it: an order's id also under the specification's name for it (spec 3, purchase_order). */
export function stored(store: StoreName, answer: unknown): unknown {
  if (store === 'detail_purchase_order') return named(answer)
  if (store !== 'purchase_order' || !isRecord(answer) || !Array.isArray(answer['rows'])) return answer
  return { ...answer, rows: answer['rows'].map(named) }
}

const named = (order: unknown): unknown => (isRecord(order) ? { ...order, idPurchase: order['id'] } : order)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

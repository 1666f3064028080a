import type { AnswerOf, AnyCall } from '@enlace/contract/core/call'
import { queryOptions } from '@tanstack/react-query'
import { send } from './client.ts'

/** Query options of a call: `callQuery(listPurchaseOrders, { query })`. */
export function callQuery<C extends AnyCall>(call: C, given: object = {}) {
  return queryOptions<AnswerOf<C>>({
    queryKey: [call.path, given],
    queryFn: () => send(call, given as never),
  })
}

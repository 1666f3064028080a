import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import { listLoadTries } from '@enlace/contract/core/timing.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Given, Send } from './client.ts'
import { isWorthRetrying } from './failure.ts'

/** The owner of cached answers: rows of one account never appear under the name of another. */
export interface QueryScope {
  company: number
  /** The signed-in person; null for a visitor. */
  person: string | null
  account: number | null
}

/** The cache key of an answer: its owner, the call and its input. */
export type CallKey = readonly [scope: QueryScope, call: string, given: object]

/** Query options of a call, as TanStack Query takes them: `callQuery(listPurchaseOrders, { query })`. */
export type CallQuery = <C extends AnyCall>(
  call: C,
  ...given: keyof Given<C> extends never ? [] : [given: Given<C>]
) => CallOptions<AnswerOf<C>>

type CallOptions<Answer> = ReturnType<typeof optionsOf<Answer>>

/**
 * Creates query options from calls: the key contains the person and the input, so that no answer is ever shown to
 * another.
 */
export function createCallQuery(send: Send, scope: () => QueryScope): CallQuery {
  return <C extends AnyCall>(call: C, ...[given]: object[]) => {
    const { company, person, account } = scope()
    const isPublic = call.access.actor === 'visitor'
    const askedFor = given ?? {}
    return optionsOf(
      [
        { company, person: isPublic ? null : person, account: isPublic ? null : account },
        `${call.method} ${call.path}`,
        askedFor,
      ],
      (signal, isQuiet) =>
        // The input was typed by the call above; a sender of any call has lost that type.
        (send as SendAny)(quiet(call, isQuiet), askedFor, { signal, isRead: true }) as Promise<AnswerOf<C>>,
    )
  }
}

const quiet = (call: AnyCall, isQuiet: boolean): AnyCall => (isQuiet ? { ...call, isQuiet } : call)

type SendAny = (
  call: AnyCall,
  given: object,
  options: { signal: AbortSignal; isRead: true },
) => Promise<unknown>

function optionsOf<Answer>(
  queryKey: CallKey,
  load: (signal: AbortSignal, isQuiet: boolean) => Promise<Answer>,
) {
  return queryOptions({
    queryKey,
    // Background queries set `meta: { isQuiet: true }`, and show no overlay.
    queryFn: ({ signal, meta }) => load(signal, meta?.['isQuiet'] === true),
  })
}

/** The `retry` of list loads: up to three attempts, and only if another may succeed (spec 9). */
export function retryListLoad(failures: number, failure: unknown): boolean {
  return failures < listLoadTries - 1 && isWorthRetrying(failure)
}

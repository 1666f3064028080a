import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import { listLoadTries } from '@enlace/contract/core/timing.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Given, Send } from './client.ts'
import { isWorthRetrying } from './failure.ts'

/** For whom answers are kept: rows of one account never appear under the name of another. */
export interface QueryScope {
  company: number
  /** The signed-in person; null for a visitor. */
  person: string | null
  account: number | null
}

/** What an answer is kept by: who asked, and what. */
export type CallKey = readonly [scope: QueryScope, call: string, given: object]

/** Query options of a call, as TanStack Query takes them: `callQuery(listPurchaseOrders, { query })`. */
export type CallQuery = <C extends AnyCall>(
  call: C,
  ...given: keyof Given<C> extends never ? [] : [given: Given<C>]
) => CallOptions<AnswerOf<C>>

type CallOptions<Answer> = ReturnType<typeof optionsOf<Answer>>

/** Makes query options from calls: the key holds who asks and what, so that no answer is ever shown to another. */
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
        // What is given was typed by the call above; a sender of any call has lost that type.
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
    // What nobody waits for is asked with `meta: { isQuiet: true }`, and shows no overlay.
    queryFn: ({ signal, meta }) => load(signal, meta?.['isQuiet'] === true),
  })
}

/** The `retry` of list loads: up to three tries, and only where another may do better (spec 9). */
export function retryListLoad(failures: number, failure: unknown): boolean {
  return failures < listLoadTries - 1 && isWorthRetrying(failure)
}

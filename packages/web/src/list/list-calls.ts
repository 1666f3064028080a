import type { CallKey } from '@enlace/api-client/queries.ts'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import { send } from '../host.ts'
import { callQuery } from '../http/call-query.ts'
import { type ListFilter, sliceQueryOf } from './filters.ts'
import type { LoadSlice } from './use-slices.ts'

type QueryOf<Page extends AnyCall> = Sent<Page>['query']
type RowIn<Page extends AnyCall> = AnswerOf<Page> extends { rows: readonly (infer Row)[] } ? Row : never

/** What a list's screen asks: one page, and the rows of the whole list a slice at a time, from the two calls of the contract. */
export function listCalls<Page extends AnyCall>(pageCall: Page, rowsCall: AnyCall) {
  return {
    page: (query: QueryOf<Page>) =>
      // A call of any kind does not say that it takes a query; a list's does.
      (callQuery as AnyQuery)(pageCall, { query }) as PageQuery<AnswerOf<Page>>,
    slicesOf:
      (place: { days: number; filter: ListFilter }): LoadSlice<RowIn<Page>> =>
      (after, signal) =>
        // As above; the rows of the whole list are those of its pages.
        (send as AnySend)(rowsCall, { query: sliceQueryOf(place, after) }, { signal }) as ReturnType<
          LoadSlice<RowIn<Page>>
        >,
    /** The key under which all its pages are kept, whatever they were asked by. */
    isKeptIn: (queryKey: readonly unknown[]) => queryKey[1] === `${pageCall.method} ${pageCall.path}`,
  }
}

type PageQuery<Answer> = UseQueryOptions<Answer, Error, Answer, CallKey> & { queryKey: CallKey }
type AnyQuery = (call: AnyCall, given: object) => unknown
type AnySend = (call: AnyCall, given: object, options: { signal: AbortSignal }) => Promise<unknown>

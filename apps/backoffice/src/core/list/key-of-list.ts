import type { AnyCall } from '@enlace/contract/core/call.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What every page of a list is kept under, whatever its filter. */
export const keyOfList = (list: AnyCall) =>
  callQuery(list, { params: {}, query: {}, body: {} }).queryKey.slice(0, 2)

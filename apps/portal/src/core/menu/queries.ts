import { getMenu } from '@enlace/contract/content/menu/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** The company's own menu entries; they seldom change. */
export const menuQuery = () => ({ ...callQuery(getMenu), staleTime: 5 * 60_000 })

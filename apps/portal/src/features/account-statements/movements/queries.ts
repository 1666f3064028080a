import { listMovements } from '@enlace/contract/account-statements/movements/calls.ts'
import type { MovementsQuery } from '@enlace/contract/account-statements/movements/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** A page of what moved the balance of the selected account. */
export const movementsQuery = (query: MovementsQuery) => callQuery(listMovements, { query })

import {
  getAccountStatement,
  listAccountStatementRows,
  listAccountStatements,
} from '@enlace/contract/account-statements/calls.ts'
import type { AccountStatement, AccountStatementsQuery } from '@enlace/contract/account-statements/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'

/** A page of what the company owes the selected account. */
export const accountStatementsQuery = (query: AccountStatementsQuery) =>
  callQuery(listAccountStatements, { query })

/** The rows of the whole list, a slice at a time. */
export const accountStatementSlice =
  (place: ListPlace): LoadSlice<AccountStatement> =>
  (after, signal) =>
    send(listAccountStatementRows, { query: sliceQueryOf(place, after) }, { signal })

/** One invoice with its road to payment. */
export const accountStatementQuery = (id: string) => callQuery(getAccountStatement, { params: { id } })

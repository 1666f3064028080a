import {
  getAccountStatement,
  listAccountStatements,
} from '@enlace/contract/features/account-statements/calls'
import type { AccountStatementsQuery } from '@enlace/contract/features/account-statements/schemas'
import { callQuery } from '../../core/http/call-query.ts'

/** A page of what the company owes the selected account. */
export const accountStatementsQuery = (query: AccountStatementsQuery) =>
  callQuery(listAccountStatements, { query })

/** One invoice with its road to payment. */
export const accountStatementQuery = (id: string) => callQuery(getAccountStatement, { params: { id } })

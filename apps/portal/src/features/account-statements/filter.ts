import { AccountStatementsQuery } from '@enlace/contract/features/account-statements/schemas'
import * as z from 'zod/mini'

/** What the address of the list says after its path. */
export const StatementFilter = z.omit(AccountStatementsQuery, { days: true })
export type StatementFilter = z.infer<typeof StatementFilter>

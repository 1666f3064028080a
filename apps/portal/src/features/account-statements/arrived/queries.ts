import { findArrivedInvoice } from '@enlace/contract/account-statements/arrived/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** Whether an invoice arrived, by its number or CUFE. */
export const arrivedQuery = (q: string) => callQuery(findArrivedInvoice, { query: { q } })

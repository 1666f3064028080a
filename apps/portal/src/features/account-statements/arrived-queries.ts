import { findArrivedInvoice } from '@enlace/contract/features/account-statements/arrived-calls'
import { callQuery } from '../../core/http/call-query.ts'

/** Whether an invoice arrived, by its number or CUFE. */
export const arrivedQuery = (q: string) => callQuery(findArrivedInvoice, { query: { q } })

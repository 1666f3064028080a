import { type CallQuery, createCallQuery } from '@enlace/api-client/queries.ts'
import { hosting, send } from '../host.ts'

/** Query options of a call, kept apart by person, company and account: `callQuery(listPurchaseOrders, { query })`. */
export const callQuery: CallQuery = createCallQuery(send, () => hosting().who())

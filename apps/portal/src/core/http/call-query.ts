import { type CallQuery, createCallQuery } from '@enlace/api-client/queries'
import { readBoot } from '../company/boot.ts'
import { session } from '../session/session.ts'
import { send } from './client.ts'

/** Query options of a call, kept apart by person, company and account: `callQuery(listPurchaseOrders, { query })`. */
export const callQuery: CallQuery = createCallQuery(send, () => {
  const current = session.read()
  return {
    company: readBoot().company.id,
    person: current?.person.userId ?? null,
    account: current?.thirdId ?? null,
  }
})

import { defineCall } from '../core/call.ts'
import { ProgramPayments, ProgramPaymentsQuery } from './program-schemas.ts'

export const listOnlinePayments = defineCall({
  purpose:
    'Approved online payments with what was given back of them, those that changed longest ago first, after a cursor.',
  method: 'GET',
  path: '/v1/online-payments',
  access: { actor: 'program', asks: 'read:pagos-en-linea' },
  query: ProgramPaymentsQuery,
  answer: ProgramPayments,
})

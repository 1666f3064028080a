import { defineCall } from '../../core/call.ts'
import { FirstRun } from './schemas.ts'

/** The steps left before the portal can be opened to suppliers. */
export const getFirstRun = defineCall({
  purpose: 'How far the company is with setting its portal up.',
  method: 'GET',
  path: '/staff/first-run',
  access: { actor: 'staff', area: 'settings' },
  answer: FirstRun,
})

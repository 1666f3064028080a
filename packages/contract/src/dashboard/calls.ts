import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { Dashboard, dashboardPeriods } from './schemas.ts'

export const getDashboard = defineCall({
  purpose:
    'Figures of a period: suppliers, sign-ins, documents by state, certificates, days to pay, fair terms, questions.',
  method: 'GET',
  path: '/staff/dashboard',
  access: { actor: 'staff', area: 'dashboard' },
  query: z.object({ periodo: z._default(z.enum(dashboardPeriods), '90') }),
  answer: Dashboard,
})

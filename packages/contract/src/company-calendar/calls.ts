import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { ChangedCalendar, CompanyCalendar, KeptCalendar } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getCompanyCalendar = defineCall({
  purpose: 'Until when the company takes invoices, when it pays, and its own days off.',
  method: 'GET',
  path: '/staff/calendar',
  access,
  answer: KeptCalendar,
})

export const changeCompanyCalendar = defineCall({
  purpose: "Changes the company's calendar and the events that suppliers see of it.",
  method: 'PUT',
  path: '/staff/calendar',
  access,
  body: z.object({ ...CompanyCalendar.shape, version: z.string().check(z.maxLength(64)) }),
  answer: ChangedCalendar,
})

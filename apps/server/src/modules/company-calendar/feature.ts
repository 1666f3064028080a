import * as companyCalendar from '@enlace/contract/company-calendar/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { companyCalendarRoutes } from './routes.ts'

export const companyCalendarFeature: Feature = {
  backoffice: { calls: [companyCalendar], slices: [companyCalendarRoutes] },
}

import * as reports from '@enlace/contract/reports/calls.ts'
import * as reportExports from '@enlace/contract/reports/export-calls.ts'
import * as reportScheduleCalls from '@enlace/contract/reports/schedule-calls.ts'
import * as reportsDesk from '@enlace/contract/reports/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { reportsDeskRoutes } from './desk/routes.ts'
import { reportRoutes } from './supplier/routes.ts'
import { reportSchedules, reportSchedule, reportMail } from './supplier/schedule-jobs.ts'
import { reportScheduleRoutes } from './supplier/schedule-routes.ts'

export const reportsFeature: Feature = {
  portal: {
    calls: [reports, reportExports, reportScheduleCalls],
    slices: [reportRoutes, reportScheduleRoutes],
  },
  backoffice: { calls: [reportsDesk], slices: [reportsDeskRoutes] },
  tasks: [reportSchedules, reportSchedule, reportMail],
}

import type { NewReportSchedule, ReportSchedule } from '@enlace/contract/reports/schemas.ts'

/** What a person does with what comes by mail. */
export interface ScheduleActs {
  /** What is being done: the id of one, or `new`. */
  busy: string | undefined
  /** Answers whether it was kept. */
  create: (schedule: NewReportSchedule) => Promise<boolean>
  toggle: (schedule: ReportSchedule) => void
  remove: (schedule: ReportSchedule) => void
}

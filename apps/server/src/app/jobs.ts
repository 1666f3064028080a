import { applyBankChange, tendBankChanges } from '../core/bank-accounts/apply-jobs.ts'
import { portalMaintenance } from '../core/availability/jobs.ts'
import { announceCommunique } from '../core/blog/announce-jobs.ts'
import { certificateRun } from '../core/certificates/run-jobs.ts'
import { notificationDigests } from '../core/notifications/digest-jobs.ts'
import { pushNotification } from '../core/notifications/push-jobs.ts'
import { spreadNotification } from '../core/notifications/spread-jobs.ts'
import { putters } from './putters.ts'
import { domainProofs } from '../core/domains/jobs.ts'
import { eventSoon, generateCalendar, remindOfEvents } from '../core/events/jobs.ts'
import { exportTask } from '../core/exports/task.ts'
import type { Task } from '../core/jobs/task.ts'
import { retention } from '../core/retention/jobs.ts'
import { mediaSizes } from '../core/media/task.ts'
import { listExports } from './exports.ts'
import { monthlyStatement, monthlyStatements } from '../features/account-statements/monthly-jobs.ts'
import { publishVersion } from '../core/versions/publish-jobs.ts'
import { documentReminders } from '../core/required-documents/jobs.ts'
import { contractWarningsTask } from '../features/supplier-contracts/ending-jobs.ts'
import { certificatePack } from '../features/certificates/zip-routes.ts'
import { connectionPull } from '../features/connections/jobs.ts'
import { sendInvitations } from '../features/invitations/jobs.ts'
import { pushSweep } from '../features/push/jobs.ts'
import { registrationNews } from '../core/registration/news-jobs.ts'
import { sourceAlarms } from '../features/imports/alarm-jobs.ts'
import { importLoad, importSweep } from '../features/imports/jobs.ts'
import { importLook } from '../features/imports/look-jobs.ts'
import { reportMail, reportSchedule, reportSchedules } from '../features/reports/schedule-jobs.ts'

/** Everything that is done while nobody waits; a new task is a line here. */
export const tasks: readonly Task[] = [
  portalMaintenance,
  exportTask(listExports, [certificatePack]),
  mediaSizes,
  certificateRun,
  monthlyStatements,
  monthlyStatement,
  applyBankChange,
  tendBankChanges,
  generateCalendar,
  remindOfEvents,
  eventSoon,
  spreadNotification,
  pushNotification,
  notificationDigests,
  documentReminders,
  contractWarningsTask,
  announceCommunique,
  reportSchedules,
  reportSchedule,
  reportMail,
  importLoad,
  importLook,
  importSweep,
  pushSweep,
  sendInvitations,
  connectionPull,
  sourceAlarms,
  registrationNews,
  domainProofs,
  publishVersion(putters),
  retention,
]

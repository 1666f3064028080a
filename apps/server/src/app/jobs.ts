import { applyBankChange, tendBankChanges } from '../modules/bank-accounts/apply/jobs.ts'
import { portalMaintenance } from '../modules/availability/jobs.ts'
import { announceCommunique } from '../modules/blog/announce-jobs.ts'
import { certificateRun } from '../modules/certificates/runs/jobs.ts'
import { notificationDigests } from '../modules/notifications/spread/digest-jobs.ts'
import { pushNotification } from '../modules/notifications/spread/push-jobs.ts'
import { spreadNotification } from '../modules/notifications/spread/spread-jobs.ts'
import { putters } from './putters.ts'
import { domainProofs } from '../modules/domains/jobs.ts'
import { eventSoon, generateCalendar, remindOfEvents } from '../modules/events/jobs.ts'
import { exportTask } from '../modules/exports/task.ts'
import type { Task } from '../core/jobs/task.ts'
import { retention } from '../modules/personal-data/retention/jobs.ts'
import { mediaSizes } from '../modules/media/task.ts'
import { listExports } from './exports.ts'
import { monthlyStatement, monthlyStatements } from '../modules/account-statements/paper/monthly-jobs.ts'
import { publishVersion } from '../modules/content/versions/publish-jobs.ts'
import { documentReminders } from '../modules/required-documents/jobs.ts'
import { contractWarningsTask } from '../modules/supplier-contracts/endings/jobs.ts'
import { certificatePack } from '../modules/certificates/zip-routes.ts'
import { connectionPull } from '../modules/connections/desk-jobs.ts'
import { sendInvitations } from '../modules/users/invitations/jobs.ts'
import { pushSweep } from '../modules/push/settings/jobs.ts'
import { registrationNews } from '../modules/supplier-registration/requests/news-jobs.ts'
import { sourceAlarms } from '../modules/imports/alarms/jobs.ts'
import { importLoad, importSweep } from '../modules/imports/jobs.ts'
import { importLook } from '../modules/imports/look-jobs.ts'
import { reportMail, reportSchedule, reportSchedules } from '../modules/reports/supplier/schedule-jobs.ts'

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

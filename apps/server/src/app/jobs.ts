import { applyBankChange, tendBankChanges } from '../modules/bank-accounts/index.ts'
import { portalMaintenance } from '../modules/availability/index.ts'
import { announceCommunique } from '../modules/blog/index.ts'
import { certificateRun, certificatePack } from '../modules/certificates/index.ts'
import { notificationDigests, pushNotification, spreadNotification } from '../modules/notifications/index.ts'
import { putters } from './putters.ts'
import { domainProofs } from '../modules/domains/index.ts'
import { eventSoon, generateCalendar, remindOfEvents } from '../modules/events/index.ts'
import { exportTask } from '../modules/exports/index.ts'
import type { Task } from '../core/jobs/task.ts'
import { retention } from '../modules/personal-data/index.ts'
import { mediaSizes } from '../modules/media/index.ts'
import { listExports } from './exports.ts'
import { monthlyStatement, monthlyStatements } from '../modules/account-statements/index.ts'
import { publishVersion } from '../modules/content/index.ts'
import { documentReminders } from '../modules/required-documents/index.ts'
import { contractWarningsTask } from '../modules/supplier-contracts/index.ts'
import { connectionPull } from '../modules/connections/index.ts'
import { sendInvitations } from '../modules/users/index.ts'
import { pushSweep } from '../modules/push/index.ts'
import { registrationNews } from '../modules/supplier-registration/index.ts'
import { sourceAlarms, importLoad, importSweep, importLook } from '../modules/imports/index.ts'
import { reportMail, reportSchedule, reportSchedules } from '../modules/reports/index.ts'

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

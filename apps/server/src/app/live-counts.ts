import type { LiveCounts } from '../modules/notifications/live/queries.ts'
import { openRuns } from '../modules/certificates/desk/queries.ts'
import { waitingContacts } from '../modules/contact-us/desk/queries.ts'
import { failedMails } from '../modules/mail/desk/queries.ts'
import { waitingObjections } from '../modules/notes-debit/desk-queries.ts'
import { waitingProposals } from '../modules/purchase-order/proposals/queries.ts'
import { waitingQuestions } from '../modules/questions/desk-queries.ts'
import { missedSources } from '../modules/imports/loads/queries.ts'
import { failedJobs } from '../modules/jobs/queries.ts'
import { countBankChanges } from '../modules/bank-accounts/desk/queries.ts'
import { countPolicies } from '../modules/supplier-contracts/desk/desk-queries.ts'
import { countDocuments } from '../modules/required-documents/desk-queries.ts'
import { countProfileRequests } from '../modules/profile/requests/desk-queries.ts'
import { countEvaluationReviews } from '../modules/supplier-qualification/desk/queries.ts'
import { countRegistrations } from '../modules/supplier-registration/desk/queries.ts'

/** What the menu of the back office counts; each feature's own query says what waits, and is a line here. */
export const liveCounts: LiveCounts = {
  registrations: countRegistrations,
  'profile-requests': countProfileRequests,
  'bank-changes': countBankChanges,
  'required-documents': countDocuments,
  'contract-policies': countPolicies,
  'evaluation-reviews': countEvaluationReviews,
  questions: waitingQuestions,
  'contact-messages': waitingContacts,
  objections: waitingObjections,
  proposals: waitingProposals,
  'failed-mails': failedMails,
  certificates: openRuns,
  'failed-jobs': failedJobs,
  'source-alarms': missedSources,
}

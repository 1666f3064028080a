import type { LiveCounts } from '../modules/notifications/index.ts'
import { openRuns } from '../modules/certificates/index.ts'
import { waitingContacts } from '../modules/contact-us/index.ts'
import { failedMails } from '../modules/mail/index.ts'
import { waitingObjections } from '../modules/notes-debit/index.ts'
import { waitingProposals } from '../modules/purchase-order/index.ts'
import { waitingQuestions } from '../modules/questions/index.ts'
import { missedSources } from '../modules/imports/index.ts'
import { failedJobs } from '../modules/jobs/index.ts'
import { countBankChanges } from '../modules/bank-accounts/index.ts'
import { countPolicies } from '../modules/supplier-contracts/index.ts'
import { countDocuments } from '../modules/required-documents/index.ts'
import { countProfileRequests } from '../modules/profile/index.ts'
import { countEvaluationReviews } from '../modules/supplier-qualification/index.ts'
import { countRegistrations } from '../modules/supplier-registration/index.ts'

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

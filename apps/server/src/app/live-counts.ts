import type { LiveCounts } from '../core/live/queries.ts'
import { openRuns } from '../features/certificates-desk/queries.ts'
import { waitingContacts } from '../features/contact-desk/queries.ts'
import { failedMails } from '../features/mails-desk/queries.ts'
import { waitingObjections } from '../features/objections-desk/queries.ts'
import { waitingProposals } from '../features/proposals-desk/queries.ts'
import { waitingQuestions } from '../features/questions-desk/queries.ts'
import { missedSources } from '../features/imports/queries.ts'
import { failedJobs } from '../features/jobs-health/queries.ts'
import { countBankChanges } from '../features/bank-desk/queries.ts'
import { countPolicies } from '../features/contracts-desk/queries.ts'
import { countDocuments } from '../features/documents-review/queries.ts'
import { countProfileRequests } from '../features/profile-requests/queries.ts'
import { countEvaluationReviews } from '../features/qualification-desk/queries.ts'
import { countRegistrations } from '../features/registrations/queries.ts'

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

import type { AnyCall } from '@enlace/contract/core/call.ts'
import { endOtherSessions } from '@enlace/contract/sign-in/security/calls.ts'
import { logout, switchMembership } from '@enlace/contract/sign-in/session/calls.ts'

/** They end the session by which the others are asked: they come last. */
export const endings: ReadonlySet<AnyCall> = new Set<AnyCall>([logout, switchMembership, endOtherSessions])

/** Calls that are answered to anybody and tell nothing: ending a session that has ended. */
export const answeredToAnybody: ReadonlySet<AnyCall> = new Set<AnyCall>([logout])

/** What no GET is and is allowed to read-only roles, although the contract does not call it its own, with the reason. */
const answeredToReaders: Readonly<Record<string, string>> = {
  'POST /staff/session/activity': 'keeps the own session from ending',
  'POST /staff/session/company': 'opens the own session in another company where the person works',
  'POST /staff/logout': 'ends the own session',
  'POST /staff/branding/preview': 'draws what was sent, and keeps nothing',
  'POST /staff/content/review': 'tells what the sanitiser would leave, and keeps nothing',
  'POST /staff/templates/preview': 'draws what was sent, and keeps nothing',
  'POST /staff/templates/preview/:supplier': 'draws what was sent, and keeps nothing',
  'POST /staff/templates/review': 'tells what the sanitiser would leave, and keeps nothing',
  'POST /staff/personal-data': 'looks a person up; its number is no part of an address',
}

/** What is written whenever a reader asks for what it may not do, with the reason. */
export const writtenByRefusals: Readonly<Record<string, string>> = {
  audit_log: 'a refusal stands in the trail',
}

/** What readers write by the calls that are their own, with the reason. */
export const writtenByReaders: Readonly<Record<string, string>> = {
  ...writtenByRefusals,
  download_tickets: 'a ticket for a file that the reader may have',
  staff_download_tickets: 'a ticket for a file that the reader may have',
  exports: 'a file of a list that the reader may see',
  jobs: 'the work that makes such a file',
  email_changes: 'the own email',
  outbox_mails: 'the mails about the own email, factor and requests',
  factor_steps: 'the own second factor',
  sign_ins: 'the own sessions',
  staff_sessions: 'the own session',
  staff_members: 'when the member was last in',
  staff_presence: 'who looks at what',
  sessions: 'the own session',
  notification_boxes: 'what the reader has read',
  notification_choices: 'the own notices',
  notification_preferences: 'the own notices',
  saved_views: 'the own views of lists',
  purchase_order: 'that the supplier has seen an order, which is all that reading a document writes',
  purchase_order_figures: 'that the supplier has seen an order, which the figures of its list count',
  purchase_order_company_figures: 'that the supplier has seen an order, which the figures of the staff count',
  document_events: 'that the supplier has seen an order',
  stored_files: 'the file that is compared, until the answer is made',
  statement_subscriptions: 'the own monthly statement',
  profile_requests: 'a request about the own personal data',
  profile_request_events: 'a request about the own personal data',
  profile_request_numbers: 'a request about the own personal data',
}

/** Whether a call changes nothing but what is the person's own. */
export const isOfReaders = (call: AnyCall) =>
  call.isForReaders === true || answeredToReaders[`${call.method} ${call.path}`] !== undefined

import type { AnyCall } from '@enlace/contract/core/call'
import * as captcha from '@enlace/contract/core/captcha/calls'
import * as staff from '@enlace/contract/core/staff/calls'
import * as staffLinks from '@enlace/contract/core/staff/link-calls'
import * as staffOidcLogin from '@enlace/contract/core/staff/oidc-login-calls'
import * as staffSecurity from '@enlace/contract/core/staff/security-calls'
import * as live from '@enlace/contract/core/live/calls'
import * as presence from '@enlace/contract/core/presence/calls'
import * as domains from '@enlace/contract/core/domains/calls'
import * as drafts from '@enlace/contract/core/drafts/calls'
import * as media from '@enlace/contract/core/media/calls'
import * as legalTexts from '@enlace/contract/features/legal-texts/calls'
import * as pages from '@enlace/contract/features/pages/calls'
import * as availability from '@enlace/contract/features/availability/calls'
import * as branding from '@enlace/contract/features/branding/calls'
import * as companies from '@enlace/contract/features/companies/calls'
import * as firstSteps from '@enlace/contract/core/first-run/calls'
import * as firstRun from '@enlace/contract/features/first-run/calls'
import * as templateEditor from '@enlace/contract/features/template-editor/calls'
import * as mailSettings from '@enlace/contract/features/mail-settings/calls'
import * as staffOidc from '@enlace/contract/features/staff-oidc/calls'
import * as captchaSettings from '@enlace/contract/features/captcha-settings/calls'
import * as suppliers from '@enlace/contract/features/suppliers/calls'
import * as invitations from '@enlace/contract/features/invitations/calls'
import * as supplierMerges from '@enlace/contract/features/suppliers/merge-calls'
import * as supplierDocuments from '@enlace/contract/core/supplier-documents/calls'
import * as supplierUsers from '@enlace/contract/features/suppliers/user-calls'
import * as members from '@enlace/contract/features/staff/calls'
import * as parameters from '@enlace/contract/features/parameters/calls'
import * as companyCalendar from '@enlace/contract/features/company-calendar/calls'
import * as blogDesk from '@enlace/contract/features/blog-desk/calls'
import * as eventsDesk from '@enlace/contract/features/events-desk/calls'
import * as reportsDesk from '@enlace/contract/features/reports-desk/calls'
import * as contactLists from '@enlace/contract/features/contact-lists/calls'
import * as imports from '@enlace/contract/features/imports/calls'
import * as catalogues from '@enlace/contract/features/catalogues/calls'
import * as certificateSettings from '@enlace/contract/features/certificate-settings/calls'
import * as questionsDesk from '@enlace/contract/features/questions-desk/calls'
import * as certificatesDesk from '@enlace/contract/features/certificates-desk/calls'
import * as mailsDesk from '@enlace/contract/features/mails-desk/calls'
import * as objectionsDesk from '@enlace/contract/features/objections-desk/calls'
import * as proposalsDesk from '@enlace/contract/features/proposals-desk/calls'
import * as contactDesk from '@enlace/contract/features/contact-desk/calls'
import { oversightCalls } from './oversight-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls'

const calls: readonly AnyCall[] = [
  ...Object.values(captcha),
  ...Object.values(staff),
  ...Object.values(staffLinks),
  ...Object.values(staffOidcLogin),
  ...Object.values(staffSecurity),
  ...Object.values(presence),
  ...Object.values(live),
  ...Object.values(members),
  ...Object.values(suppliers),
  ...Object.values(supplierUsers),
  ...Object.values(supplierDocuments),
  ...Object.values(supplierMerges),
  ...Object.values(invitations),
  ...Object.values(imports),
  ...Object.values(companies),
  ...Object.values(branding),
  ...Object.values(availability),
  ...Object.values(firstSteps),
  ...Object.values(firstRun),
  ...Object.values(pages),
  ...Object.values(legalTexts),
  ...Object.values(captchaSettings),
  ...Object.values(domains),
  ...Object.values(mailSettings),
  ...Object.values(staffOidc),
  ...Object.values(media),
  ...Object.values(drafts),
  ...Object.values(templateEditor),
  ...Object.values(parameters),
  ...Object.values(companyCalendar),
  ...reviewCalls,
  ...oversightCalls,
  ...Object.values(blogDesk),
  ...Object.values(eventsDesk),
  ...Object.values(reportsDesk),
  ...Object.values(contactLists),
  ...Object.values(catalogues),
  ...Object.values(certificateSettings),
  ...Object.values(questionsDesk),
  ...Object.values(contactDesk),
  ...Object.values(proposalsDesk),
  ...Object.values(objectionsDesk),
  ...Object.values(mailsDesk),
  ...Object.values(certificatesDesk),
]

/** Every call that the back office's origin answers; it does not start when one of them is not bound, or another is. */
export const servedStaffCalls: readonly AnyCall[] = calls.flatMap((call) =>
  // Whoever needs no session needs no ticket for a file either.
  call.delivers === 'file' && call.access.actor !== 'visitor' ? [call, ticketCallOf(call)] : [call],
)

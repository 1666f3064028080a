import type { AnyCall } from '@enlace/contract/core/call'
import * as captcha from '@enlace/contract/captcha/calls'
import * as staff from '@enlace/contract/staff/sign-in/calls'
import * as staffLinks from '@enlace/contract/staff/sign-in/link-calls'
import * as staffOidcLogin from '@enlace/contract/staff/sign-in/oidc-login-calls'
import * as staffSecurity from '@enlace/contract/staff/sign-in/security-calls'
import * as live from '@enlace/contract/notifications/live/calls'
import * as presence from '@enlace/contract/sign-in/presence/calls'
import * as domains from '@enlace/contract/domains/calls'
import * as drafts from '@enlace/contract/content/drafts/calls'
import * as media from '@enlace/contract/media/calls'
import * as legalTexts from '@enlace/contract/legal-texts/calls'
import * as pages from '@enlace/contract/content/pages/calls'
import * as availability from '@enlace/contract/availability/calls'
import * as branding from '@enlace/contract/branding/calls'
import * as companies from '@enlace/contract/companies/calls'
import * as firstSteps from '@enlace/contract/first-run/portal/calls'
import * as firstRun from '@enlace/contract/first-run/calls'
import * as templateEditor from '@enlace/contract/content/editor/calls'
import * as mailSettings from '@enlace/contract/mail/settings/calls'
import * as staffOidc from '@enlace/contract/staff/oidc/calls'
import * as captchaSettings from '@enlace/contract/captcha/settings/calls'
import * as suppliers from '@enlace/contract/suppliers/calls'
import * as invitations from '@enlace/contract/users/invitations/calls'
import * as supplierMerges from '@enlace/contract/suppliers/merges/calls'
import * as supplierDocuments from '@enlace/contract/supplier-documents/calls'
import * as supplierUsers from '@enlace/contract/suppliers/users/calls'
import * as members from '@enlace/contract/staff/calls'
import * as parameters from '@enlace/contract/parameters/calls'
import * as companyCalendar from '@enlace/contract/company-calendar/calls'
import * as blogDesk from '@enlace/contract/blog/desk/calls'
import * as eventsDesk from '@enlace/contract/events/desk/calls'
import * as reportsDesk from '@enlace/contract/reports/desk/calls'
import * as contactLists from '@enlace/contract/contact-us/lists/calls'
import * as imports from '@enlace/contract/imports/calls'
import * as catalogues from '@enlace/contract/catalogues/calls'
import * as certificateSettings from '@enlace/contract/certificates/settings/calls'
import * as questionsDesk from '@enlace/contract/questions/desk/calls'
import * as certificatesDesk from '@enlace/contract/certificates/desk/calls'
import * as mailsDesk from '@enlace/contract/mail/desk/calls'
import * as objectionsDesk from '@enlace/contract/notes-debit/desk/calls'
import * as proposalsDesk from '@enlace/contract/purchase-order/proposals/calls'
import * as contactDesk from '@enlace/contract/contact-us/desk/calls'
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

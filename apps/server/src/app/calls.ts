import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls'
import type { AnyCall } from '@enlace/contract/core/call'
import * as captcha from '@enlace/contract/captcha/calls'
import * as catalogue from '@enlace/contract/catalogues/shown/calls'
import * as company from '@enlace/contract/company/calls'
import * as content from '@enlace/contract/content/calls'
import * as notifications from '@enlace/contract/notifications/calls'
import { getMenu, postMenu } from '@enlace/contract/content/menu/calls'
import * as views from '@enlace/contract/views/calls'
import * as questions from '@enlace/contract/questions/calls'
import * as search from '@enlace/contract/search/calls'
import * as session from '@enlace/contract/sign-in/session/calls'
import * as supplierViews from '@enlace/contract/sign-in/session/view-calls'
import * as secondFactor from '@enlace/contract/sign-in/second-factor/calls'
import * as secondStep from '@enlace/contract/sign-in/second-factor/sign-in-calls'
import * as security from '@enlace/contract/sign-in/security/calls'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls'
import { findArrivedInvoice } from '@enlace/contract/account-statements/arrived/calls'
import * as accountStatements from '@enlace/contract/account-statements/calls'
import { listMovements } from '@enlace/contract/account-statements/movements/calls'
import * as reconcile from '@enlace/contract/account-statements/reconcile/calls'
import * as statementPapers from '@enlace/contract/account-statements/paper-calls'
import * as legalAcceptance from '@enlace/contract/legal-texts/acceptance-calls'
import * as inicio from '@enlace/contract/dashboard/start/calls'
import * as bankAccounts from '@enlace/contract/bank-accounts/calls'
import * as blog from '@enlace/contract/blog/supplier/calls'
import * as certificates from '@enlace/contract/certificates/calls'
import * as certificateZips from '@enlace/contract/certificates/zip-calls'
import * as certificateReconciliation from '@enlace/contract/certificates/reconcile/calls'
import * as contactUs from '@enlace/contract/contact-us/calls'
import * as notesDebitActs from '@enlace/contract/notes-debit/act-calls'
import * as notesDebit from '@enlace/contract/notes-debit/calls'
import * as papers from '@enlace/contract/papers/desk/calls'
import * as verify from '@enlace/contract/papers/verify/calls'
import * as payments from '@enlace/contract/payments/calls'
import * as profile from '@enlace/contract/profile/calls'
import * as companyProfile from '@enlace/contract/profile/company-calls'
import * as dataRights from '@enlace/contract/profile/rights-calls'
import * as events from '@enlace/contract/events/visitor/calls'
import * as paymentsMade from '@enlace/contract/payments-made/calls'
import * as passwordRecovery from '@enlace/contract/sign-in/password/calls'
import * as purchaseOrderActs from '@enlace/contract/purchase-order/act-calls'
import * as purchaseOrder from '@enlace/contract/purchase-order/calls'
import * as purchaseTicketActs from '@enlace/contract/purchase-tickets/act-calls'
import * as purchaseTickets from '@enlace/contract/purchase-tickets/calls'
import * as reports from '@enlace/contract/reports/calls'
import * as reportExports from '@enlace/contract/reports/export-calls'
import * as reportSchedules from '@enlace/contract/reports/schedule-calls'
import * as searchCompany from '@enlace/contract/search-company/calls'
import * as setPassword from '@enlace/contract/set-password/calls'
import * as supplierQualification from '@enlace/contract/supplier-qualification/calls'
import * as supplierRegistration from '@enlace/contract/supplier-registration/calls'
import * as companyRegistration from '@enlace/contract/supplier-registration/company-calls'
import * as accountStatementExports from '@enlace/contract/account-statements/export-calls'
import * as uploads from '@enlace/contract/core/uploads/calls'
import * as requiredDocuments from '@enlace/contract/required-documents/calls'
import * as supplierContracts from '@enlace/contract/supplier-contracts/calls'
import * as supplierContractExports from '@enlace/contract/supplier-contracts/export-calls'
import * as supplierContractLines from '@enlace/contract/supplier-contracts/lines-calls'
import * as supplierContractPapers from '@enlace/contract/supplier-contracts/paper-calls'
import * as contractPolicies from '@enlace/contract/supplier-contracts/policies/calls'
import { getFilledTemplate } from '@enlace/contract/content/unlayer/calls'
import * as users from '@enlace/contract/users/calls'
import * as userExports from '@enlace/contract/users/export-calls'
import * as exportedFiles from '@enlace/contract/exports/calls'

const calls: readonly AnyCall[] = [
  ...Object.values(session),
  ...Object.values(supplierViews),
  ...Object.values(legalAcceptance),
  ...Object.values(secondFactor),
  ...Object.values(secondStep),
  ...Object.values(security),
  ...Object.values(company),
  ...Object.values(content),
  ...Object.values(captcha),
  ...Object.values(catalogue),
  getMenu,
  postMenu,
  ...Object.values(views),
  ...Object.values(search),
  ...Object.values(inicio),
  ...Object.values(events),
  ...Object.values(blog),
  ...Object.values(passwordRecovery),
  ...Object.values(setPassword),
  ...Object.values(searchCompany),
  ...Object.values(contactUs),
  ...Object.values(companyRegistration),
  ...Object.values(supplierRegistration),
  downloadDocumentFile,
  ...Object.values(supplierContracts),
  ...Object.values(supplierContractLines),
  ...Object.values(supplierContractPapers),
  ...Object.values(supplierContractExports),
  ...Object.values(contractPolicies),
  ...Object.values(accountStatements),
  listMovements,
  findArrivedInvoice,
  ...Object.values(reconcile),
  ...Object.values(purchaseOrder),
  ...Object.values(purchaseTickets),
  ...Object.values(notesDebit),
  ...Object.values(questions),
  ...Object.values(purchaseOrderActs),
  ...Object.values(purchaseTicketActs),
  ...Object.values(notesDebitActs),
  ...Object.values(payments),
  ...Object.values(paymentsMade),
  ...Object.values(statementPapers),
  ...Object.values(papers),
  ...Object.values(certificates),
  ...Object.values(certificateZips),
  ...Object.values(certificateReconciliation),
  ...Object.values(supplierQualification),
  ...Object.values(profile),
  ...Object.values(notifications),
  ...Object.values(companyProfile),
  ...Object.values(dataRights),
  ...Object.values(bankAccounts),
  ...Object.values(uploads),
  ...Object.values(requiredDocuments),
  ...Object.values(verify),
  ...Object.values(accountStatementExports),
  getFilledTemplate,
  ...Object.values(users),
  ...Object.values(userExports),
  ...Object.values(exportedFiles),
  ...Object.values(reports),
  ...Object.values(reportExports),
  ...Object.values(reportSchedules),
]

/** Every call that the server answers; it does not start when one of them is not bound, or another is. */
export const servedCalls: readonly AnyCall[] = calls.flatMap((call) =>
  // Whoever needs no session needs no ticket for a file either.
  call.delivers === 'file' && call.access.actor !== 'visitor' ? [call, ticketCallOf(call)] : [call],
)

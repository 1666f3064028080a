import { downloadDocumentFile } from '@enlace/contract/core/attachments/calls'
import type { AnyCall } from '@enlace/contract/core/call'
import * as captcha from '@enlace/contract/core/captcha/calls'
import * as catalogue from '@enlace/contract/core/catalogue/calls'
import * as company from '@enlace/contract/core/company/calls'
import * as content from '@enlace/contract/core/content/calls'
import * as notifications from '@enlace/contract/core/notifications/calls'
import { getMenu, postMenu } from '@enlace/contract/core/menu/calls'
import * as views from '@enlace/contract/core/views/calls'
import * as questions from '@enlace/contract/core/questions/calls'
import * as search from '@enlace/contract/core/search/calls'
import * as session from '@enlace/contract/core/session/calls'
import * as supplierViews from '@enlace/contract/core/session/view-calls'
import * as secondFactor from '@enlace/contract/core/second-factor/calls'
import * as secondStep from '@enlace/contract/core/second-factor/sign-in-calls'
import * as security from '@enlace/contract/core/security/calls'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls'
import { findArrivedInvoice } from '@enlace/contract/features/account-statements/arrived-calls'
import * as accountStatements from '@enlace/contract/features/account-statements/calls'
import { listMovements } from '@enlace/contract/features/account-statements/movements-calls'
import * as reconcile from '@enlace/contract/features/account-statements/reconcile-calls'
import * as statementPapers from '@enlace/contract/features/account-statements/paper-calls'
import * as debitNotePapers from '@enlace/contract/features/notes-debit/paper-calls'
import * as paymentPapers from '@enlace/contract/features/payments-made/paper-calls'
import * as purchaseOrderPapers from '@enlace/contract/features/purchase-order/paper-calls'
import * as purchaseTicketPapers from '@enlace/contract/features/purchase-tickets/paper-calls'
import * as legalAcceptance from '@enlace/contract/features/legal-texts/acceptance-calls'
import * as inicio from '@enlace/contract/features/inicio/calls'
import * as bankAccounts from '@enlace/contract/core/bank-accounts/calls'
import * as blog from '@enlace/contract/features/blog/calls'
import * as certificates from '@enlace/contract/features/certificates/calls'
import * as certificateZips from '@enlace/contract/features/certificates/zip-calls'
import * as certificateReconciliation from '@enlace/contract/features/certificates/reconcile-calls'
import * as contactUs from '@enlace/contract/features/contact-us/calls'
import * as notesDebitActs from '@enlace/contract/features/notes-debit/act-calls'
import * as notesDebit from '@enlace/contract/features/notes-debit/calls'
import * as papers from '@enlace/contract/features/papers/calls'
import * as verify from '@enlace/contract/features/verify/calls'
import * as notesDebitLines from '@enlace/contract/features/notes-debit/lines-calls'
import * as payments from '@enlace/contract/features/payments/calls'
import * as paymentsMadeLines from '@enlace/contract/features/payments-made/lines-calls'
import * as purchaseOrderLines from '@enlace/contract/features/purchase-order/lines-calls'
import * as purchaseTicketLines from '@enlace/contract/features/purchase-tickets/lines-calls'
import * as profile from '@enlace/contract/features/profile/calls'
import * as companyProfile from '@enlace/contract/features/profile/company-calls'
import * as dataRights from '@enlace/contract/features/profile/rights-calls'
import * as events from '@enlace/contract/features/events/calls'
import * as paymentsMade from '@enlace/contract/features/payments-made/calls'
import * as passwordRecovery from '@enlace/contract/features/password-recovery/calls'
import * as purchaseOrderActs from '@enlace/contract/features/purchase-order/act-calls'
import * as purchaseOrder from '@enlace/contract/features/purchase-order/calls'
import * as purchaseTicketActs from '@enlace/contract/features/purchase-tickets/act-calls'
import * as purchaseTickets from '@enlace/contract/features/purchase-tickets/calls'
import * as reports from '@enlace/contract/features/reports/calls'
import * as reportExports from '@enlace/contract/features/reports/export-calls'
import * as reportSchedules from '@enlace/contract/features/reports/schedule-calls'
import * as searchCompany from '@enlace/contract/features/search-company/calls'
import * as setPassword from '@enlace/contract/features/set-password/calls'
import * as supplierQualification from '@enlace/contract/features/supplier-qualification/calls'
import * as supplierRegistration from '@enlace/contract/features/supplier-registration/calls'
import * as companyRegistration from '@enlace/contract/features/supplier-registration/company-calls'
import * as accountStatementExports from '@enlace/contract/features/account-statements/export-calls'
import * as debitNoteExports from '@enlace/contract/features/notes-debit/export-calls'
import * as paymentMadeExports from '@enlace/contract/features/payments-made/export-calls'
import * as purchaseOrderExports from '@enlace/contract/features/purchase-order/export-calls'
import * as purchaseTicketExports from '@enlace/contract/features/purchase-tickets/export-calls'
import * as uploads from '@enlace/contract/core/uploads/calls'
import * as requiredDocuments from '@enlace/contract/core/required-documents/calls'
import * as supplierContracts from '@enlace/contract/features/supplier-contracts/calls'
import * as supplierContractExports from '@enlace/contract/features/supplier-contracts/export-calls'
import * as supplierContractLines from '@enlace/contract/features/supplier-contracts/lines-calls'
import * as supplierContractPapers from '@enlace/contract/features/supplier-contracts/paper-calls'
import * as contractPolicies from '@enlace/contract/features/supplier-contracts/policy-calls'
import { getFilledTemplate } from '@enlace/contract/features/unlayer/calls'
import * as users from '@enlace/contract/features/users/calls'
import * as userExports from '@enlace/contract/features/users/export-calls'
import * as exportedFiles from '@enlace/contract/core/exports/calls'

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
  ...Object.values(purchaseOrderLines),
  ...Object.values(purchaseTicketLines),
  ...Object.values(paymentsMadeLines),
  ...Object.values(notesDebitLines),
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
  ...Object.values(purchaseTicketPapers),
  ...Object.values(purchaseOrderPapers),
  ...Object.values(paymentPapers),
  ...Object.values(debitNotePapers),
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
  ...Object.values(debitNoteExports),
  ...Object.values(paymentMadeExports),
  ...Object.values(purchaseOrderExports),
  ...Object.values(purchaseTicketExports),
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

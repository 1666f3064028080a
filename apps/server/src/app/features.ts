import { signInFeature } from '../modules/sign-in/index.ts'
import { legalTextsFeature } from '../modules/legal-texts/index.ts'
import { companyFeature } from '../modules/company/index.ts'
import { contentFeature } from '../modules/content/index.ts'
import { captchaFeature } from '../modules/captcha/index.ts'
import { cataloguesFeature } from '../modules/catalogues/index.ts'
import { viewsFeature } from '../modules/views/index.ts'
import { helpFeature } from '../modules/help/index.ts'
import { searchFeature } from '../modules/search/index.ts'
import { dashboardFeature } from '../modules/dashboard/index.ts'
import { eventsFeature } from '../modules/events/index.ts'
import { blogFeature } from '../modules/blog/index.ts'
import { setPasswordFeature } from '../modules/set-password/index.ts'
import { searchCompanyFeature } from '../modules/search-company/index.ts'
import { contactUsFeature } from '../modules/contact-us/index.ts'
import { supplierRegistrationFeature } from '../modules/supplier-registration/index.ts'
import { documentsFeature } from '../modules/documents/index.ts'
import { purchaseOrderFeature } from '../modules/purchase-order/index.ts'
import { purchaseTicketsFeature } from '../modules/purchase-tickets/index.ts'
import { paymentsMadeFeature } from '../modules/payments-made/index.ts'
import { notesDebitFeature } from '../modules/notes-debit/index.ts'
import { supplierContractsFeature } from '../modules/supplier-contracts/index.ts'
import { accountStatementsFeature } from '../modules/account-statements/index.ts'
import { questionsFeature } from '../modules/questions/index.ts'
import { invoiceBatchesFeature } from '../modules/invoice-batches/index.ts'
import { invoicesFeature } from '../modules/invoices/index.ts'
import { invoiceMailFeature } from '../modules/invoice-mail/index.ts'
import { paymentsFeature } from '../modules/payments/index.ts'
import { papersFeature } from '../modules/papers/index.ts'
import { certificatesFeature } from '../modules/certificates/index.ts'
import { supplierQualificationFeature } from '../modules/supplier-qualification/index.ts'
import { profileFeature } from '../modules/profile/index.ts'
import { notificationsFeature } from '../modules/notifications/index.ts'
import { bankAccountsFeature } from '../modules/bank-accounts/index.ts'
import { requiredDocumentsFeature } from '../modules/required-documents/index.ts'
import { documentArchiveFeature } from '../modules/document-archive/index.ts'
import { trialFeature } from '../modules/trial/index.ts'
import { usersFeature } from '../modules/users/index.ts'
import { exportsFeature } from '../modules/exports/index.ts'
import { reportsFeature } from '../modules/reports/index.ts'
import { staffFeature } from '../modules/staff/index.ts'
import { suppliersFeature } from '../modules/suppliers/index.ts'
import { importsFeature } from '../modules/imports/index.ts'
import { companiesFeature } from '../modules/companies/index.ts'
import { brandingFeature } from '../modules/branding/index.ts'
import { availabilityFeature } from '../modules/availability/index.ts'
import { firstRunFeature } from '../modules/first-run/index.ts'
import { domainsFeature } from '../modules/domains/index.ts'
import { mailFeature } from '../modules/mail/index.ts'
import { mediaFeature } from '../modules/media/index.ts'
import { parametersFeature } from '../modules/parameters/index.ts'
import { companyPapersFeature } from '../modules/company-papers/index.ts'
import { companyCalendarFeature } from '../modules/company-calendar/index.ts'
import { auditFeature } from '../modules/audit/index.ts'
import { apiKeysFeature } from '../modules/api-keys/index.ts'
import { connectionsFeature } from '../modules/connections/index.ts'
import { jobsFeature } from '../modules/jobs/index.ts'
import { personalDataFeature } from '../modules/personal-data/index.ts'
import { webhooksFeature } from '../modules/webhooks/index.ts'
import { pushFeature } from '../modules/push/index.ts'
import { supplierKeysFeature } from '../modules/supplier-keys/index.ts'
import * as uploads from '@enlace/contract/core/uploads/calls.ts'
import type { Feature } from '../core/feature.ts'
import { uploadRoutes } from '../core/uploads/routes.ts'

/** Resumable uploads, which every module with files shares. */
const uploadsFeature: Feature = { portal: { calls: [uploads], slices: [uploadRoutes] } }

/** The parts that each module adds to the server; a new module is a line here. */
export const features: readonly Feature[] = [
  uploadsFeature,
  signInFeature,
  legalTextsFeature,
  companyFeature,
  contentFeature,
  captchaFeature,
  cataloguesFeature,
  companyPapersFeature,
  viewsFeature,
  helpFeature,
  searchFeature,
  dashboardFeature,
  eventsFeature,
  blogFeature,
  setPasswordFeature,
  searchCompanyFeature,
  contactUsFeature,
  supplierRegistrationFeature,
  documentsFeature,
  purchaseOrderFeature,
  purchaseTicketsFeature,
  paymentsMadeFeature,
  notesDebitFeature,
  supplierContractsFeature,
  accountStatementsFeature,
  questionsFeature,
  invoicesFeature,
  invoiceBatchesFeature,
  invoiceMailFeature,
  paymentsFeature,
  papersFeature,
  certificatesFeature,
  supplierQualificationFeature,
  profileFeature,
  notificationsFeature,
  bankAccountsFeature,
  requiredDocumentsFeature,
  usersFeature,
  exportsFeature,
  reportsFeature,
  staffFeature,
  suppliersFeature,
  importsFeature,
  companiesFeature,
  trialFeature,
  brandingFeature,
  availabilityFeature,
  firstRunFeature,
  domainsFeature,
  mailFeature,
  mediaFeature,
  parametersFeature,
  companyCalendarFeature,
  auditFeature,
  apiKeysFeature,
  connectionsFeature,
  documentArchiveFeature,
  jobsFeature,
  personalDataFeature,
  webhooksFeature,
  pushFeature,
  supplierKeysFeature,
]

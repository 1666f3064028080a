import { dashboardScreens } from '../features/dashboard/feature.ts'
import { supplierRegistrationScreens } from '../features/supplier-registration/feature.ts'
import { profileScreens } from '../features/profile/feature.ts'
import { bankAccountsScreens } from '../features/bank-accounts/feature.ts'
import { companyPapersScreens } from '../features/company-papers/feature.ts'
import { requiredDocumentsScreens } from '../features/required-documents/feature.ts'
import { supplierContractsScreens } from '../features/supplier-contracts/feature.ts'
import { supplierQualificationScreens } from '../features/supplier-qualification/feature.ts'
import { suppliersScreens } from '../features/suppliers/feature.ts'
import { usersScreens } from '../features/users/feature.ts'
import { accountStatementsScreens } from '../features/account-statements/feature.ts'
import { paymentsMadeScreens } from '../features/payments-made/feature.ts'
import { purchaseTicketsScreens } from '../features/purchase-tickets/feature.ts'
import { questionsScreens } from '../features/questions/feature.ts'
import { invoiceBatchesScreens } from '../features/invoice-batches/feature.ts'
import { invoicesScreens } from '../features/invoices/feature.ts'
import { notesDebitScreens } from '../features/notes-debit/feature.ts'
import { purchaseOrderScreens } from '../features/purchase-order/feature.ts'
import { importsScreens } from '../features/imports/feature.ts'
import { connectionsScreens } from '../features/connections/feature.ts'
import { contentScreens } from '../features/content/feature.ts'
import { mediaScreens } from '../features/media/feature.ts'
import { blogScreens } from '../features/blog/feature.ts'
import { eventsScreens } from '../features/events/feature.ts'
import { trialScreens } from '../features/trial/feature.ts'
import { companiesScreens } from '../features/companies/feature.ts'
import { brandingScreens } from '../features/branding/feature.ts'
import { paymentsScreens } from '../features/payments/feature.ts'
import { parametersScreens } from '../features/parameters/feature.ts'
import { papersScreens } from '../features/papers/feature.ts'
import { companyCalendarScreens } from '../features/company-calendar/feature.ts'
import { contactUsScreens } from '../features/contact-us/feature.ts'
import { cataloguesScreens } from '../features/catalogues/feature.ts'
import { certificatesScreens } from '../features/certificates/feature.ts'
import { invoiceMailScreens } from '../features/invoice-mail/feature.ts'
import { mailScreens } from '../features/mail/feature.ts'
import { documentFileScreens } from '../features/documents/feature.ts'
import { documentArchiveScreens } from '../features/document-archive/feature.ts'
import { domainScreens } from '../features/domains/feature.ts'
import { captchaScreens } from '../features/captcha/feature.ts'
import { staffScreens } from '../features/staff/feature.ts'
import { legalTextsScreens } from '../features/legal-texts/feature.ts'
import { availabilityScreens } from '../features/availability/feature.ts'
import { firstRunScreens } from '../features/first-run/feature.ts'
import { reportsScreens } from '../features/reports/feature.ts'
import { auditScreens } from '../features/audit/feature.ts'
import { signInScreens } from '../features/sign-in/feature.ts'
import { personalDataScreens } from '../features/personal-data/feature.ts'
import { jobsScreens } from '../features/jobs/feature.ts'
import { apiKeysScreens } from '../features/api-keys/feature.ts'
import { webhooksScreens } from '../features/webhooks/feature.ts'
import { helpScreens } from '../features/help/feature.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

/** Every screen of the back office, concept by concept in the order of its menu; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = inMenuOrder([
  ...dashboardScreens,
  ...supplierRegistrationScreens,
  ...profileScreens,
  ...bankAccountsScreens,
  ...requiredDocumentsScreens,
  ...companyPapersScreens,
  ...suppliersScreens,
  ...usersScreens,
  ...supplierQualificationScreens,
  ...questionsScreens,
  ...invoicesScreens,
  ...invoiceBatchesScreens,
  ...invoiceMailScreens,
  ...accountStatementsScreens,
  ...paymentsMadeScreens,
  ...purchaseOrderScreens,
  ...purchaseTicketsScreens,
  ...notesDebitScreens,
  ...supplierContractsScreens,
  ...importsScreens,
  ...connectionsScreens,
  ...contentScreens,
  ...mediaScreens,
  ...blogScreens,
  ...eventsScreens,
  ...companiesScreens,
  ...trialScreens,
  ...brandingScreens,
  ...parametersScreens,
  ...companyCalendarScreens,
  ...contactUsScreens,
  ...cataloguesScreens,
  ...certificatesScreens,
  ...papersScreens,
  ...documentArchiveScreens,
  ...mailScreens,
  ...paymentsScreens,
  ...captchaScreens,
  ...domainScreens,
  ...documentFileScreens,
  ...staffScreens,
  ...legalTextsScreens,
  ...availabilityScreens,
  ...firstRunScreens,
  ...reportsScreens,
  ...auditScreens,
  ...signInScreens,
  ...personalDataScreens,
  ...jobsScreens,
  ...apiKeysScreens,
  ...webhooksScreens,
  ...helpScreens,
])

/** The same screens, those that name another one moved behind it. */
function inMenuOrder(entries: readonly ScreenEntry[]): readonly ScreenEntry[] {
  return entries.reduce<readonly ScreenEntry[]>((ordered, entry) => {
    const after = entry.menu?.after
    if (after === undefined) return ordered
    const others = ordered.filter((other) => other !== entry)
    const place = others.findIndex(({ path }) => path === after) + 1
    return [...others.slice(0, place), entry, ...others.slice(place)]
  }, entries)
}

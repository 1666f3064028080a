import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'
import { accountStatementsScreens } from '../../features/account-statements/feature.ts'
import { bankAccountsScreens } from '../../features/bank-accounts/feature.ts'
import { blogScreens } from '../../features/blog/feature.ts'
import { certificatesScreens } from '../../features/certificates/feature.ts'
import { contactUsScreens } from '../../features/contact-us/feature.ts'
import { contentScreens } from '../../features/content/feature.ts'
import { dashboardScreens } from '../../features/dashboard/feature.ts'
import { eventsScreens } from '../../features/events/feature.ts'
import { exportsScreens } from '../../features/exports/feature.ts'
import { helpScreens } from '../../features/help/feature.ts'
import { notesDebitScreens } from '../../features/notes-debit/feature.ts'
import { notificationsScreens } from '../../features/notifications/feature.ts'
import { offlineExpectationScreens } from '../../features/offline-expectation/feature.ts'
import { papersScreens } from '../../features/papers/feature.ts'
import { paymentsScreens } from '../../features/payments/feature.ts'
import { paymentsMadeScreens } from '../../features/payments-made/feature.ts'
import { profileScreens } from '../../features/profile/feature.ts'
import { purchaseOrderScreens } from '../../features/purchase-order/feature.ts'
import { purchaseTicketsScreens } from '../../features/purchase-tickets/feature.ts'
import { questionsScreens } from '../../features/questions/feature.ts'
import { reportsScreens } from '../../features/reports/feature.ts'
import { requiredDocumentsScreens } from '../../features/required-documents/feature.ts'
import { searchCompanyScreens } from '../../features/search-company/feature.ts'
import { setPasswordScreens } from '../../features/set-password/feature.ts'
import { signInScreens } from '../../features/sign-in/feature.ts'
import { supplierContractsScreens } from '../../features/supplier-contracts/feature.ts'
import { supplierQualificationScreens } from '../../features/supplier-qualification/feature.ts'
import { supplierRegistrationScreens } from '../../features/supplier-registration/feature.ts'
import { usersScreens } from '../../features/users/feature.ts'

/** Every screen of the portal, from the concept that it belongs to; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.notFound.pattern,
    access: visitor,
    load: () => import('../pages/not-found-page.tsx').then((chunk) => chunk.notFoundRoute),
  },
  {
    path: paths.browserNotSupported.pattern,
    access: visitor,
    load: () => import('../pages/unsupported-screen.tsx').then((chunk) => chunk.unsupportedRoute),
  },
  ...accountStatementsScreens,
  ...bankAccountsScreens,
  ...blogScreens,
  ...certificatesScreens,
  ...contactUsScreens,
  ...contentScreens,
  ...dashboardScreens,
  ...eventsScreens,
  ...exportsScreens,
  ...helpScreens,
  ...notesDebitScreens,
  ...notificationsScreens,
  ...offlineExpectationScreens,
  ...papersScreens,
  ...paymentsScreens,
  ...paymentsMadeScreens,
  ...profileScreens,
  ...purchaseOrderScreens,
  ...purchaseTicketsScreens,
  ...questionsScreens,
  ...reportsScreens,
  ...requiredDocumentsScreens,
  ...searchCompanyScreens,
  ...setPasswordScreens,
  ...signInScreens,
  ...supplierContractsScreens,
  ...supplierQualificationScreens,
  ...supplierRegistrationScreens,
  ...usersScreens,
]

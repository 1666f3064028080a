import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'
import { accountStatementsScreens } from '../../features/account-statements/screens.ts'
import { bankAccountsScreens } from '../../features/bank-accounts/screens.ts'
import { blogScreens } from '../../features/blog/screens.ts'
import { certificatesScreens } from '../../features/certificates/screens.ts'
import { contactUsScreens } from '../../features/contact-us/screens.ts'
import { contentScreens } from '../../features/content/screens.ts'
import { dashboardScreens } from '../../features/dashboard/screens.ts'
import { eventsScreens } from '../../features/events/screens.ts'
import { exportsScreens } from '../../features/exports/screens.ts'
import { notesDebitScreens } from '../../features/notes-debit/screens.ts'
import { notificationsScreens } from '../../features/notifications/screens.ts'
import { offlineExpectationScreens } from '../../features/offline-expectation/screens.ts'
import { papersScreens } from '../../features/papers/screens.ts'
import { paymentsScreens } from '../../features/payments/screens.ts'
import { paymentsMadeScreens } from '../../features/payments-made/screens.ts'
import { profileScreens } from '../../features/profile/screens.ts'
import { purchaseOrderScreens } from '../../features/purchase-order/screens.ts'
import { purchaseTicketsScreens } from '../../features/purchase-tickets/screens.ts'
import { questionsScreens } from '../../features/questions/screens.ts'
import { reportsScreens } from '../../features/reports/screens.ts'
import { requiredDocumentsScreens } from '../../features/required-documents/screens.ts'
import { searchCompanyScreens } from '../../features/search-company/screens.ts'
import { setPasswordScreens } from '../../features/set-password/screens.ts'
import { signInScreens } from '../../features/sign-in/screens.ts'
import { supplierContractsScreens } from '../../features/supplier-contracts/screens.ts'
import { supplierQualificationScreens } from '../../features/supplier-qualification/screens.ts'
import { supplierRegistrationScreens } from '../../features/supplier-registration/screens.ts'
import { usersScreens } from '../../features/users/screens.ts'

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

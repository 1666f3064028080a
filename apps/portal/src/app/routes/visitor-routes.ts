import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'
import { bankAccountVisitorScreens } from '../../features/bank-accounts/visitor-feature.ts'
import { contactUsScreens } from '../../features/contact-us/feature.ts'
import { contentVisitorScreens } from '../../features/content/visitor-feature.ts'
import { helpScreens } from '../../features/help/feature.ts'
import { offlineExpectationScreens } from '../../features/offline-expectation/feature.ts'
import { paperVisitorScreens } from '../../features/papers/visitor-feature.ts'
import { paymentsScreens } from '../../features/payments/feature.ts'
import { questionVisitorScreens } from '../../features/questions/visitor-feature.ts'
import { searchCompanyScreens } from '../../features/search-company/feature.ts'
import { setPasswordScreens } from '../../features/set-password/feature.ts'
import { signInScreens } from '../../features/sign-in/feature.ts'
import { supplierRegistrationScreens } from '../../features/supplier-registration/feature.ts'

/** The screens that anybody may open: whoever is not signed in loads the table of these alone. */
export const visitorScreens: readonly ScreenEntry[] = [
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
  ...bankAccountVisitorScreens,
  ...contactUsScreens,
  ...contentVisitorScreens,
  ...helpScreens,
  ...offlineExpectationScreens,
  ...paperVisitorScreens,
  ...paymentsScreens,
  ...questionVisitorScreens,
  ...searchCompanyScreens,
  ...setPasswordScreens,
  ...signInScreens,
  ...supplierRegistrationScreens,
]

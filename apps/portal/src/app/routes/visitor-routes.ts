import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const visitor = { actor: 'visitor' } as const

/** The screens that need no session. */
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
  {
    path: paths.offlineExpectation.pattern,
    access: visitor,
    load: () =>
      import('../../features/offline-expectation/route.tsx').then((chunk) => chunk.offlineExpectationRoute),
  },
  {
    path: paths.searchCompany.pattern,
    access: visitor,
    load: () => import('../../features/search-company/route.tsx').then((chunk) => chunk.searchCompanyRoute),
  },
  {
    path: paths.companyRegistration.pattern,
    access: visitor,
    load: () =>
      import('../../features/supplier-registration/company-route.tsx').then(
        (chunk) => chunk.companyRegistrationRoute,
      ),
  },
  ...[paths.passwordRecovery, paths.password].map(({ pattern }): ScreenEntry => ({
    path: pattern,
    access: visitor,
    isFrameless: true,
    load: () =>
      import('../../features/sign-in/password/route.tsx').then((chunk) => chunk.passwordRecoveryRoute),
  })),
  {
    path: paths.setPassword.pattern,
    access: visitor,
    load: () => import('../../features/set-password/route.tsx').then((chunk) => chunk.setPasswordRoute),
  },
  {
    path: paths.verify.pattern,
    access: visitor,
    load: () => import('../../features/papers/verify/route.tsx').then((chunk) => chunk.verifyRoute),
  },
  {
    path: paths.verifyCode.pattern,
    access: visitor,
    load: () => import('../../features/papers/verify/route.tsx').then((chunk) => chunk.verifyCodeRoute),
  },
  {
    path: paths.emailChange.pattern,
    access: visitor,
    load: () =>
      import('../../features/sign-in/email-change/route.tsx').then((chunk) => chunk.emailChangeRoute),
  },
  {
    path: paths.reply.pattern,
    access: visitor,
    load: () => import('../../features/questions/reply/route.tsx').then((chunk) => chunk.replyRoute),
  },
  {
    path: paths.bankChange.pattern,
    access: visitor,
    load: () =>
      import('../../features/bank-accounts/confirm/route.tsx').then((chunk) => chunk.bankChangeRoute),
  },
  {
    path: paths.handedOver.pattern,
    access: visitor,
    load: () => import('../../features/sign-in/hand-over/route.tsx').then((chunk) => chunk.handOverRoute),
  },
  {
    path: paths.payments.pattern,
    access: visitor,
    load: () => import('../../features/payments/route.tsx').then((chunk) => chunk.paymentsRoute),
  },
  {
    path: paths.payment.pattern,
    access: visitor,
    load: () => import('../../features/payments/payment-route.tsx').then((chunk) => chunk.paymentRoute),
  },
  {
    path: paths.contactUs.pattern,
    access: visitor,
    load: () => import('../../features/contact-us/route.tsx').then((chunk) => chunk.contactUsRoute),
  },
  ...[paths.supplierRegistration, paths.registerLogin].map(({ pattern }) => ({
    path: pattern,
    access: visitor,
    load: () =>
      import('../../features/supplier-registration/route.tsx').then(
        (chunk) => chunk.supplierRegistrationRoute,
      ),
  })),
  {
    path: paths.registrationStatus.pattern,
    access: visitor,
    load: () =>
      import('../../features/supplier-registration/status-route.tsx').then(
        (chunk) => chunk.registrationStatusRoute,
      ),
  },
  ...[paths.termsAndConditions, paths.terms].map(({ pattern }) => ({
    path: pattern,
    access: visitor,
    load: () =>
      import('../../features/content/terms-and-conditions/route.tsx').then((chunk) => chunk.termsRoute),
  })),
  ...[paths.privacyPolicy, paths.privacy].map(({ pattern }) => ({
    path: pattern,
    access: visitor,
    load: () => import('../../features/content/privacy-policy/route.tsx').then((chunk) => chunk.privacyRoute),
  })),
  {
    path: paths.aboutUs.pattern,
    access: visitor,
    load: () => import('../../features/content/about-us/route.tsx').then((chunk) => chunk.aboutUsRoute),
  },
]

import { paths } from '../../core/paths.ts'

const wordOf = ({ pattern }: { pattern: string }) => pattern.split('/')[1] ?? ''

/**
 * The first word of the address of a feature's screen, by its folder below `features/`, where the folder is called otherwise. The
 * server tells a page by it what the place in the hash loads.
 */
export const firstWords: Readonly<Record<string, string>> = {
  'bank-accounts/confirm': wordOf(paths.bankChange),
  'content/about-us': wordOf(paths.aboutUs),
  'content/accessibility': wordOf(paths.accessibility),
  'content/no-cost': wordOf(paths.noCost),
  'content/privacy-policy': wordOf(paths.privacyPolicy),
  'content/terms-and-conditions': wordOf(paths.termsAndConditions),
  dashboard: wordOf(paths.startPage),
  exports: wordOf(paths.downloads),
  'papers/verify': wordOf(paths.verify),
  'questions/reply': wordOf(paths.reply),
  'sign-in/email-change': wordOf(paths.emailChange),
  'sign-in/hand-over': wordOf(paths.handOver),
  'sign-in/login': wordOf(paths.login),
  'sign-in/password': wordOf(paths.passwordRecovery),
}

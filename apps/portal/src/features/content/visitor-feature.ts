import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

/** What of it anybody may open: a table of its own, because visitors load no other. */
export const contentVisitorScreens: readonly ScreenEntry[] = [
  ...[paths.termsAndConditions, paths.terms].map(({ pattern }) => ({
    path: pattern,
    access: visitor,
    load: () => import('./terms-and-conditions/route.tsx').then((chunk) => chunk.termsRoute),
  })),
  ...[paths.privacyPolicy, paths.privacy].map(({ pattern }) => ({
    path: pattern,
    access: visitor,
    load: () => import('./privacy-policy/route.tsx').then((chunk) => chunk.privacyRoute),
  })),
  {
    path: paths.aboutUs.pattern,
    access: visitor,
    load: () => import('./about-us/route.tsx').then((chunk) => chunk.aboutUsRoute),
  },
  {
    path: paths.accessibility.pattern,
    access: visitor,
    load: () => import('./accessibility/route.tsx').then((chunk) => chunk.accessibilityRoute),
  },
  {
    path: paths.noCost.pattern,
    access: visitor,
    load: () => import('./no-cost/route.tsx').then((chunk) => chunk.noCostRoute),
  },
]

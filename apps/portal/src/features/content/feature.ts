import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const contentScreens: readonly ScreenEntry[] = [
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
    path: paths.unlayer.pattern,
    access: placeAccess.templates,
    load: () => import('./unlayer/route.tsx').then((chunk) => chunk.templateRoute),
  },
]

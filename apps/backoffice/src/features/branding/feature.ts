import { brandingTexts } from '@enlace/contract/branding/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Colours and pictures of the portal. */
export const brandingScreens: readonly ScreenEntry[] = [
  {
    path: paths.branding.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.brandingRoute),
    menu: { group: 'settings', section: 'company', label: brandingTexts.title },
  },
]

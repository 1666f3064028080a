import { domainListTexts } from '@enlace/contract/domains/desk-texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The domains that the company proves to own. */
export const domainScreens: readonly ScreenEntry[] = [
  {
    path: paths.domains.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.domainsRoute),
    menu: { group: 'settings', section: 'security', label: domainListTexts.menu },
  },
]

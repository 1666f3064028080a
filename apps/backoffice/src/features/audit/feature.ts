import { auditTexts } from '@enlace/contract/audit/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'audit' } as const

/** Who did what. */
export const auditScreens: readonly ScreenEntry[] = [
  {
    path: paths.audit.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.auditRoute),
    menu: { group: 'oversight', label: auditTexts.title },
  },
  {
    path: paths.auditEntry.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.auditEntryRoute),
  },
]

import { staffListTexts } from '@enlace/contract/staff/screen-texts.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'staff' } as const

/** Members of the back office and their identity provider. */
export const staffScreens: readonly ScreenEntry[] = [
  {
    path: paths.staffOidc.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./oidc/route.tsx').then((chunk) => chunk.staffOidcRoute),
    menu: { group: 'settings', section: 'security', label: staffOidcTexts.menu },
  },
  {
    path: paths.staffMembers.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.staffRoute),
    menu: { group: 'oversight', label: staffListTexts.title },
  },
  {
    path: paths.staffMember.pattern,
    access,
    load: () => import('./member/route.tsx').then((chunk) => chunk.staffMemberRoute),
  },
]

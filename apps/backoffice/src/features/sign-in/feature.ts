import { sessionsTexts } from '@enlace/contract/sign-in/sessions/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Sessions, and the own account. */
export const signInScreens: readonly ScreenEntry[] = [
  {
    path: paths.ownAccount.pattern,
    access: { actor: 'staff' },
    load: () => import('./own-account/route.tsx').then((chunk) => chunk.ownAccountRoute),
  },
  {
    path: paths.sessions.pattern,
    access: { actor: 'staff', area: 'operation' },
    load: () => import('./sessions/route.tsx').then((chunk) => chunk.sessionsRoute),
    menu: { group: 'oversight', label: sessionsTexts.title },
  },
]

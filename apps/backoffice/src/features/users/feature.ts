import { invitationsTexts } from '@enlace/contract/users/invitations/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'third-parties' } as const

/** Invitations of many users at once. */
export const usersScreens: readonly ScreenEntry[] = [
  {
    path: paths.invitations.pattern,
    access,
    load: () => import('./invitations/route.tsx').then((chunk) => chunk.invitationsRoute),
    menu: { group: 'suppliers', label: invitationsTexts.title },
  },
  {
    // Before the files themselves: it is no id of one.
    path: paths.newInvitations.pattern,
    access: { actor: 'staff', area: 'third-parties', right: 'write' },
    load: () => import('./invitations/new-route.tsx').then((chunk) => chunk.newInvitationsRoute),
  },
  {
    path: paths.invitationBatch.pattern,
    access,
    load: () => import('./invitations/detail-route.tsx').then((chunk) => chunk.invitationBatchRoute),
  },
]

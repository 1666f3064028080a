import { paperNotesTexts } from '@enlace/contract/papers/notes/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** What the company's papers say at their end. */
export const papersScreens: readonly ScreenEntry[] = [
  {
    path: paths.paperNotes.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./notes-route.tsx').then((chunk) => chunk.paperNotesRoute),
    menu: { group: 'settings', section: 'communication', label: paperNotesTexts.title },
  },
]

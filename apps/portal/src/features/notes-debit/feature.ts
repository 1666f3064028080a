import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const notesDebitScreens: readonly ScreenEntry[] = [
  {
    path: paths.debitNotes.pattern,
    access: placeAccess.debitNotes,
    load: () => import('./route.tsx').then((chunk) => chunk.debitNotesRoute),
  },
  {
    path: paths.debitNote.pattern,
    access: placeAccess.debitNotes,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.debitNoteRoute),
  },
]

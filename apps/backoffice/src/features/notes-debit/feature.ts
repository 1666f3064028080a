import { objectionsDeskTexts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { documentScreens } from '../../core/documents/document-places.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'documents' } as const

/** Objections against debit notes, to be decided. */
export const notesDebitScreens: readonly ScreenEntry[] = [
  {
    path: paths.objections.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.objectionsRoute),
    menu: { group: 'work', label: objectionsDeskTexts.title, count: 'objections' },
  },
  {
    path: paths.objection.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.objectionRoute),
  },
  ...documentScreens('notes-debit', {
    list: () => import('./notes/route.tsx').then((chunk) => chunk.debitNotesRoute),
    one: () => import('./notes/detail-route.tsx').then((chunk) => chunk.debitNoteRoute),
  }),
]

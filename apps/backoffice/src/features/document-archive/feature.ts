import { documentArchiveTexts } from '@enlace/contract/document-archive/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The monthly archive of documents. */
export const documentArchiveScreens: readonly ScreenEntry[] = [
  {
    path: paths.documentArchive.pattern,
    access: { actor: 'staff', area: 'certificates' },
    load: () => import('./route.tsx').then((chunk) => chunk.documentArchiveRoute),
    menu: { group: 'documents', label: documentArchiveTexts.title },
  },
]

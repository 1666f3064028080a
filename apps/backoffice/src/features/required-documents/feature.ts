import { askedDocumentsTexts } from '@enlace/contract/required-documents/asked/texts.ts'
import { documentBoardTexts } from '@enlace/contract/required-documents/board/texts.ts'
import { documentsReviewTexts } from '@enlace/contract/required-documents/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'documents' } as const

/** Documents that suppliers sent, to be reviewed; who lacks which; and which are asked. */
export const requiredDocumentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.documentsReview.pattern,
    access,
    load: () => import('./review/route.tsx').then((chunk) => chunk.documentsReviewRoute),
    menu: { group: 'work', label: documentsReviewTexts.title, count: 'required-documents' },
  },
  {
    path: paths.documentReview.pattern,
    access,
    load: () => import('./review/detail-route.tsx').then((chunk) => chunk.documentReviewRoute),
  },
  {
    path: paths.documentBoard.pattern,
    access,
    load: () => import('./board/route.tsx').then((chunk) => chunk.documentBoardRoute),
    menu: { group: 'suppliers', label: documentBoardTexts.title, after: paths.suppliers.pattern },
  },
  {
    path: paths.askedDocuments.pattern,
    access,
    load: () => import('./asked/route.tsx').then((chunk) => chunk.askedDocumentsRoute),
    menu: {
      group: 'settings',
      section: 'rules',
      label: askedDocumentsTexts.title,
      after: paths.catalogues.pattern,
    },
  },
]

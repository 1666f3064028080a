import { documentsReviewTexts } from '@enlace/contract/required-documents/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'documents' } as const

/** Documents that suppliers sent, to be reviewed. */
export const requiredDocumentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.documentsReview.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.documentsReviewRoute),
    menu: { group: 'work', label: documentsReviewTexts.title, count: 'required-documents' },
  },
  {
    path: paths.documentReview.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.documentReviewRoute),
  },
]

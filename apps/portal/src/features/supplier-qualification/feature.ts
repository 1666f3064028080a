import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const supplierQualificationScreens: readonly ScreenEntry[] = [
  {
    path: paths.supplierQualification.pattern,
    access: placeAccess.qualification,
    load: () => import('./evaluation/route.tsx').then((chunk) => chunk.qualificationRoute),
  },
  {
    path: paths.evaluation.pattern,
    access: placeAccess.qualification,
    load: () => import('./evaluation/evaluation-route.tsx').then((chunk) => chunk.evaluationRoute),
  },
  {
    path: paths.evaluationReview.pattern,
    access: placeAccess.qualification,
    load: () => import('./reviews/review-route.tsx').then((chunk) => chunk.reviewRoute),
  },
  {
    path: paths.qualificationIndicator.pattern,
    access: placeAccess.qualification,
    load: () => import('./indicators/indicator-route.tsx').then((chunk) => chunk.indicatorRoute),
  },
]

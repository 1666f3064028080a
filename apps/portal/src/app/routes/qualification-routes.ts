import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = placeAccess.qualification

/** The evaluation of 'Calificación', and the pages behind it. */
export const qualificationScreens: readonly ScreenEntry[] = [
  {
    path: paths.supplierQualification.pattern,
    access,
    load: () =>
      import('../../features/supplier-qualification/evaluation/route.tsx').then(
        (chunk) => chunk.qualificationRoute,
      ),
  },
  {
    path: paths.evaluation.pattern,
    access,
    load: () =>
      import('../../features/supplier-qualification/evaluation/evaluation-route.tsx').then(
        (chunk) => chunk.evaluationRoute,
      ),
  },
  {
    path: paths.evaluationReview.pattern,
    access,
    load: () =>
      import('../../features/supplier-qualification/reviews/review-route.tsx').then(
        (chunk) => chunk.reviewRoute,
      ),
  },
  {
    path: paths.qualificationIndicator.pattern,
    access,
    load: () =>
      import('../../features/supplier-qualification/indicators/indicator-route.tsx').then(
        (chunk) => chunk.indicatorRoute,
      ),
  },
]

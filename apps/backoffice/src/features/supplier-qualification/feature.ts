import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'qualification' } as const

/** Evaluations of suppliers and the form on which they are made. */
export const supplierQualificationScreens: readonly ScreenEntry[] = [
  {
    path: paths.qualification.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.qualificationDeskRoute),
    menu: { group: 'work', label: qualificationDeskTexts.title, count: 'evaluation-reviews' },
  },
  {
    path: paths.evaluationForm.pattern,
    access,
    load: () => import('./form/route.tsx').then((chunk) => chunk.evaluationFormRoute),
  },
  {
    path: paths.evaluation.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.evaluationRoute),
  },
]

import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const questionsScreens: readonly ScreenEntry[] = [
  {
    path: paths.questions.pattern,
    access: placeAccess.questions,
    load: () => import('./route.tsx').then((chunk) => chunk.questionsRoute),
  },
  {
    path: paths.question.pattern,
    access: placeAccess.questions,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.questionRoute),
  },
]

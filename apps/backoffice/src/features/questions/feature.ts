import { questionsDeskTexts } from '@enlace/contract/questions/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'questions' } as const

/** What suppliers ask, and templates for answers. */
export const questionsScreens: readonly ScreenEntry[] = [
  {
    path: paths.questions.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.questionsRoute),
    menu: { group: 'work', label: questionsDeskTexts.title, count: 'questions' },
  },
  {
    path: paths.question.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.deskQuestionRoute),
  },
  {
    path: paths.answerTemplates.pattern,
    access,
    load: () => import('./templates-route.tsx').then((chunk) => chunk.answerTemplatesRoute),
  },
]

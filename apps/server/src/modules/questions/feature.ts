import * as questions from '@enlace/contract/questions/calls.ts'
import * as questionsDesk from '@enlace/contract/questions/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { waitingQuestions } from './desk-queries.ts'
import { questionsDeskRoutes } from './desk-routes.ts'
import { replyRoutes } from './reply-routes.ts'
import { questionRoutes } from './routes.ts'

export const questionsFeature: Feature = {
  portal: { calls: [questions], slices: [questionRoutes, replyRoutes] },
  backoffice: { calls: [questionsDesk], slices: [questionsDeskRoutes] },
  counts: { questions: waitingQuestions },
}

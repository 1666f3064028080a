import * as legalAcceptance from '@enlace/contract/legal-texts/acceptance-calls.ts'
import * as legalTexts from '@enlace/contract/legal-texts/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { dueLegalTextRoutes } from './due-routes.ts'
import { legalTextRoutes, acceptanceRoutes } from './routes.ts'

export const legalTextsFeature: Feature = {
  portal: { calls: [legalAcceptance], slices: [dueLegalTextRoutes] },
  backoffice: { calls: [legalTexts], slices: [legalTextRoutes, acceptanceRoutes] },
}

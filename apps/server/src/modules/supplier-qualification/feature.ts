import * as supplierQualification from '@enlace/contract/supplier-qualification/calls.ts'
import * as qualificationDesk from '@enlace/contract/supplier-qualification/desk/calls.ts'
import * as evaluationForm from '@enlace/contract/supplier-qualification/form/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { qualificationActRoutes } from './act-routes.ts'
import { evaluationFormRoutes } from './desk/form-routes.ts'
import { countEvaluationReviews } from './desk/queries.ts'
import { qualificationDeskRoutes } from './desk/routes.ts'
import { qualificationRoutes } from './routes.ts'

export const supplierQualificationFeature: Feature = {
  portal: { calls: [supplierQualification], slices: [qualificationRoutes, qualificationActRoutes] },
  backoffice: {
    calls: [qualificationDesk, evaluationForm],
    slices: [qualificationDeskRoutes, evaluationFormRoutes],
  },
  counts: { 'evaluation-reviews': countEvaluationReviews },
}

export {
  type QualificationFault,
  type ReviewDecision,
  decideAction,
  decideReview,
} from './evaluation/decide-commands.ts'
export { keepDraft, setForm } from './evaluation/form-commands.ts'
export { publishEvaluations } from './evaluation/publish-commands.ts'
export type { GivenScore } from './evaluation/rules.ts'
export {
  type ListedEvaluation,
  findActions,
  findEvaluations,
  findForm,
  findReviews,
  findSupplier,
} from './evaluation/staff-queries.ts'
export { usualForm } from './evaluation/usual-form.ts'
export { supplierQualificationFeature } from './feature.ts'

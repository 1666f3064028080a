import { listDeskEvaluations } from '@enlace/contract/supplier-qualification/desk/calls'
import type { DeskEvaluation } from '@enlace/contract/supplier-qualification/desk/schemas'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts'
import { deskRoute } from '../../core/desk/desk-route.tsx'
import { paths } from '../../core/paths.ts'
import { BeginPart } from './begin-route.tsx'
import { evaluationColumns } from './columns.tsx'
import { evaluationSlice, evaluationsQuery } from './queries.ts'

/** `/calificacion`: the evaluations of suppliers. */
export const qualificationDeskRoute = deskRoute<DeskEvaluation>({
  path: paths.qualification,
  list: 'staff-evaluations',
  texts,
  query: evaluationsQuery,
  sliceOf: evaluationSlice,
  columns: evaluationColumns,
  states: 'evaluacion',
  fresh: { kind: 'evaluation', call: listDeskEvaluations },
  hrefOf: (id) => paths.evaluation({ id }),
  head: <BeginPart />,
})

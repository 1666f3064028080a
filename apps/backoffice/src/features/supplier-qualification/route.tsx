import {
  listDeskEvaluationRows,
  listDeskEvaluations,
} from '@enlace/contract/supplier-qualification/desk/calls.ts'
import type { DeskEvaluation } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { shortPeriod } from '@enlace/contract/supplier-qualification/period-words.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { nitColumn, openColumn, supplierColumn } from '../../core/list/columns.tsx'
import { deskList } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { BeginPart } from './begin-route.tsx'
import { showScore } from './shown.ts'

/** Who was evaluated for when, with what result, and what waits for the company. */
export const evaluationColumns: readonly Column<DeskEvaluation, { moneda: string }>[] = [
  supplierColumn(texts.proveedor, 'evaluation', { card: 'number' }),
  nitColumn(texts.nit, { priority: 3 }),
  {
    id: 'periodo',
    header: texts.periodo,
    isSortable: true,
    card: 'text',
    cell: ({ periodo, version }) =>
      version > 1 ? `${shortPeriod(periodo)} · v${version}` : shortPeriod(periodo),
  },
  {
    id: 'puntaje',
    header: texts.puntaje,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: ({ puntaje }) => showScore(puntaje),
  },
  textColumn('nivel', texts.nivel),
  openColumn(texts.pendientes),
  instantColumn('desde', texts.desde, { isSortable: true, priority: 3, card: 'date' }),
  stateColumn(texts.estado, 'evaluacion'),
]

/** `/calificacion`: the evaluations of suppliers. */
export const qualificationDeskRoute = deskList({
  path: paths.qualification,
  list: 'staff-evaluations',
  texts,
  page: listDeskEvaluations,
  rows: listDeskEvaluationRows,
  changes: 'evaluation',
  columns: evaluationColumns,
  states: 'evaluacion',
  hrefOf: (id) => paths.evaluation({ id }),
  actions: () => <BeginPart />,
})

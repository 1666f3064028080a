import type { EvaluatedCriterion } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showScore } from './shown.ts'

/** The criteria of an evaluation that was published. */
export const criterionColumns: readonly Column<EvaluatedCriterion>[] = [
  { id: 'criterio', header: texts.criterion, card: 'number', cell: ({ nombre }) => nombre },
  {
    id: 'puntaje',
    header: texts.puntaje,
    align: 'end',
    card: 'amount',
    cell: ({ puntaje }) => (puntaje === null ? texts.notApplied : showScore(puntaje)),
  },
  { id: 'aporte', header: texts.contribution, align: 'end', cell: ({ aporte }) => showScore(aporte) },
  {
    id: 'nivel',
    header: texts.level,
    card: 'status',
    cell: ({ nivel, tono }) =>
      nivel !== null && tono !== null && <StatusChip tone={tono}>{nivel}</StatusChip>,
  },
  { id: 'observacion', header: texts.remark, card: 'text', cell: ({ observacion }) => observacion },
]

import { shortPeriod } from '@enlace/contract/supplier-qualification/period-words'
import type { EvaluatedCriterion } from '@enlace/contract/supplier-qualification/evaluation/schemas'
import type { DeskEvaluation } from '@enlace/contract/supplier-qualification/desk/schemas'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts'
import { formatQuantity } from '@enlace/domain/decimal'
import { formatWholeNit } from '@enlace/domain/nit'
import type { Column } from '@enlace/ui/core/columns'
import { StatusChip } from '@enlace/ui/status-chip'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'

const showScore = (score: string | null) => showText(score === null ? null : formatQuantity(score))

/** The columns of the desk. */
export const evaluationColumns: readonly Column<DeskEvaluation, { moneda: string }>[] = [
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'number',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="evaluation" id={id} />
      </>
    ),
  },
  {
    id: 'nit',
    header: texts.nit,
    isWideOnly: true,
    cell: ({ nit }) => <Unbroken>{formatWholeNit(nit)}</Unbroken>,
  },
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
  { id: 'nivel', header: texts.nivel, cell: ({ nivel }) => showText(nivel) },
  {
    id: 'pendientes',
    header: texts.pendientes,
    align: 'end',
    cell: ({ pendientes }) => (pendientes === 0 ? '' : <strong>{pendientes}</strong>),
  },
  {
    id: 'desde',
    header: texts.desde,
    isSortable: true,
    isWideOnly: true,
    card: 'date',
    cell: ({ desde }) => showInstant(desde),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="evaluacion" state={estado} />,
  },
]

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

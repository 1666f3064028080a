import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  Evaluation,
  EvaluationReview,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import { reviewTexts as texts } from '@enlace/contract/supplier-qualification/review-texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Suspense } from 'react'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../core/paths.ts'
import type { QualificationActions } from '../calls/actions.ts'
import styles from './reviews-panel.module.css'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

type ReviewsPanelProps = {
  qualification: Pick<Qualification, 'reviews' | 'may'>
  evaluation: Evaluation
  company: string
  /** The form is open. */
  isAsking: boolean
  onClose: () => void
  onAsk: QualificationActions['ask']
}

/** What the supplier asked to have reviewed, and the form for it, or why it cannot be asked now. */
export function ReviewsPanel(props: ReviewsPanelProps) {
  const { qualification, evaluation, company, isAsking, onClose, onAsk } = props
  const { reviews, may } = qualification
  return (
    <Panel title={texts.title} isFlush={reviews.length > 0}>
      {reviews.length > 0 ? (
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={reviews}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.evaluationReview({ id })}
          texts={tableTexts}
        />
      ) : (
        <p>{texts.none}</p>
      )}
      <p className={reviews.length > 0 ? styles.inset : styles.note}>{whenText(may.review, evaluation)}</p>
      {isAsking && (
        <Suspense>
          <ReviewDialog evaluation={evaluation} company={company} onAsk={onAsk} onClose={onClose} />
        </Suspense>
      )}
    </Panel>
  )
}

function whenText(may: Qualification['may']['review'], { revision_hasta }: Evaluation): string {
  const fecha = formatDate(revision_hasta)
  if (may === 'none') return ''
  return fill(may === 'yes' ? texts.until : texts.against[may], { fecha })
}

const columns: readonly Column<EvaluationReview>[] = [
  { id: 'number', header: texts.number, card: 'number', cell: ({ numero }) => numero },
  {
    id: 'criteria',
    header: texts.criteria,
    card: 'text',
    cell: ({ criterios }) => (criterios.length > 0 ? criterios.join(', ') : texts.whole),
  },
  { id: 'person', header: texts.person, priority: 3, cell: ({ persona }) => persona },
  {
    id: 'asked',
    header: texts.asked,
    card: 'date',
    cell: ({ solicitada_at }) => formatInstant(new Date(solicitada_at)),
  },
  { id: 'messages', header: texts.messages, align: 'end', cell: ({ mensajes }) => mensajes },
  {
    id: 'state',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="revision_calificacion" state={estado} />,
  },
]

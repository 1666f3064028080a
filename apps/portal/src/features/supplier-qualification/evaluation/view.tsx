import { planTexts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { reviewTexts } from '@enlace/contract/supplier-qualification/review-texts.ts'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import { qualificationTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { QualificationFrame } from '../../../core/qualification/frame.tsx'
import type { QualificationActions } from '../calls/actions.ts'
import { CriteriaTable } from './criteria-table.tsx'
import { IndicatorTable } from '../indicators/indicator-table.tsx'
import { NoEvaluation } from './no-evaluation.tsx'
import { PlanPanel } from '../plan/plan-panel.tsx'
import { ReviewsPanel } from '../reviews/reviews-panel.tsx'
import type { Running } from '../indicators/running.ts'
import { ScorePanel } from './score-panel.tsx'
import { StandingNotice } from './standing-notice.tsx'
import { Trend } from './trend.tsx'

export type QualificationViewProps = Running & {
  qualification: Qualification
  company: string
  actions: QualificationActions
  /** Turns off what needs the server while there is none. */
  offline: { disabled?: true; title?: string }
}

/** An evaluation: its score, how it came about, what the documents say, and what the supplier does about it. */
export function QualificationView(props: QualificationViewProps) {
  const { qualification, company, actions, offline, ...running } = props
  const { evaluation, trend, may } = qualification
  const [doing, setDoing] = useState<'ask' | 'add'>()
  const close = () => setDoing(undefined)
  if (!evaluation)
    return (
      <QualificationFrame current="evaluation">
        <NoEvaluation qualification={qualification} company={company} />
        <IndicatorTable evaluation={null} {...running} />
      </QualificationFrame>
    )
  return (
    <QualificationFrame
      current="evaluation"
      actions={
        evaluation.reemplazada_at === null && (
          <Button
            variant="primary"
            icon={downloadIcon}
            isBusy={actions.busy === 'paper'}
            {...offline}
            onClick={actions.paper}
          >
            {texts.download}
          </Button>
        )
      }
      more={
        (may.review === 'yes' || may.plan) && (
          <>
            {may.review === 'yes' && (
              <Button {...offline} onClick={() => setDoing('ask')}>
                {reviewTexts.ask}
              </Button>
            )}
            {may.plan && (
              <Button {...offline} onClick={() => setDoing('add')}>
                {planTexts.add}
              </Button>
            )}
          </>
        )
      }
    >
      <StandingNotice evaluation={evaluation} latest={trend.at(-1)?.id} />
      <ScorePanel evaluation={evaluation} />
      <CriteriaTable criteria={evaluation.criterios} />
      <IndicatorTable evaluation={evaluation} {...running} />
      {trend.length > 1 && <Trend points={trend} shown={evaluation.id} />}
      <Stack gap="large">
        <ReviewsPanel
          qualification={qualification}
          evaluation={evaluation}
          company={company}
          isAsking={doing === 'ask'}
          onClose={close}
          onAsk={actions.ask}
        />
        <PlanPanel
          qualification={qualification}
          evaluation={evaluation}
          actions={actions}
          offline={offline}
          isAdding={doing === 'add'}
          onClose={close}
        />
      </Stack>
    </QualificationFrame>
  )
}

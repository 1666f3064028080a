import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type {
  Evaluation,
  ImprovementAction,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import { planTexts as texts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useState } from 'react'
import type { QualificationActions } from '../calls/actions.ts'
import { PlanAction } from './plan-action.tsx'
import styles from './plan-panel.module.css'

const ActionDialog = lazyPart(async () => (await import('./action-dialog.tsx')).ActionDialog)
const EvidenceDialog = lazyPart(async () => (await import('./evidence-dialog.tsx')).EvidenceDialog)
const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)

type PlanPanelProps = {
  qualification: Pick<Qualification, 'actions' | 'may'>
  evaluation: Evaluation
  actions: QualificationActions
  offline: { disabled?: true; title?: string }
  /** The form of another action is open. */
  isAdding: boolean
  onClose: () => void
}

/** What is being done with an action: it is changed, its evidence sent, or it is withdrawn. */
type Doing = { what: 'change' | 'send' | 'withdraw'; action: ImprovementAction }

/** What the supplier does to be evaluated better, with how far it is. */
export function PlanPanel(props: PlanPanelProps) {
  const { qualification, evaluation, actions, offline, isAdding, onClose } = props
  const { actions: plan, may } = qualification
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const counted = plan.filter(({ estado }) => estado !== 'retirada')
  const done = counted.filter(({ estado }) => estado === 'cumplida').length
  return (
    <Panel title={texts.title}>
      {plan.length === 0 ? (
        <EmptyState title={texts.none}>{may.plan ? texts.noneHint : texts.readOnly}</EmptyState>
      ) : (
        <Stack>
          {counted.length > 0 && (
            <ProgressBar label={texts.title} isLabelHidden value={done} max={counted.length}>
              {fill(texts.count, { done, all: counted.length })}
            </ProgressBar>
          )}
          <ul className={styles.actions}>
            {plan.map((action) => (
              <PlanAction
                key={action.id}
                action={action}
                periodo={evaluation.periodo}
                isBusy={actions.busy === `withdraw:${action.id}`}
                offline={offline}
                onDo={(what) => setDoing({ what, action })}
                onDownload={actions.downloadFile}
              />
            ))}
          </ul>
        </Stack>
      )}
      <Suspense>
        {isAdding && (
          <ActionDialog
            evaluation={evaluation}
            action={undefined}
            onSave={({ idempotencyKey, ...words }) => actions.add(words, idempotencyKey)}
            onClose={onClose}
          />
        )}
        {doing?.what === 'change' && (
          <ActionDialog
            evaluation={evaluation}
            action={doing.action}
            onSave={({ criterio, accion, responsable, fecha }) =>
              actions.change(doing.action.id, doing.action.version, { criterio, accion, responsable, fecha })
            }
            onClose={close}
          />
        )}
        {doing?.what === 'send' && (
          <EvidenceDialog action={doing.action} onSend={actions.evidence} onClose={close} />
        )}
        {doing?.what === 'withdraw' && (
          <WithdrawDialog
            action={doing.action}
            onWithdraw={() => void actions.withdraw(doing.action.id, doing.action.version)}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  )
}

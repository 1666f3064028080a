import { fill } from '@enlace/contract/core/fill.ts'
import type {
  DeskAction,
  EvaluationWork,
  EvidenceAct,
} from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../core/desk/decision-dialog.tsx'
import styles from './score-form.module.css'

type PlanProps = {
  work: EvaluationWork
  mayWrite: boolean
  onEvidence: (id: string, act: EvidenceAct) => Promise<void>
  onDownload: (file: string) => void
}

type Opened = { action: DeskAction; isGood: boolean }

/** The supplier's plan with its evidence, and what the company says of it. */
export function Plan({ work: { plan }, mayWrite, onEvidence, onDownload }: PlanProps) {
  const [opened, setOpened] = useState<Opened>()
  if (plan.length === 0) return null
  return (
    <Panel title={texts.plan}>
      {plan.map((action) => (
        <article key={action.id} className={styles.review}>
          <h3 className={styles.head}>
            {action.accion}
            <StateChip owner="accion_mejora" state={action.estado} />
          </h3>
          <Quiet>
            {fill(texts.actionBy, { responsable: action.responsable, fecha: formatDate(action.fecha) })}
          </Quiet>
          {action.evidencia !== '' && (
            <div className={styles.message}>
              <Quiet>{texts.evidence}</Quiet>
              <p>{action.evidencia}</p>
              {action.archivos.map(({ id, nombre }) => (
                <Button key={id} icon={downloadIcon} onClick={() => onDownload(id)}>
                  {fill(texts.download, { nombre })}
                </Button>
              ))}
            </div>
          )}
          {mayWrite && action.estado === 'en_revision' && (
            <Actions>
              <Button onClick={() => setOpened({ action, isGood: false })}>{texts.giveBack}</Button>
              <Button onClick={() => setOpened({ action, isGood: true })}>{texts.good}</Button>
            </Actions>
          )}
        </article>
      ))}
      {opened && (
        <DecisionDialog
          decision={{
            title: opened.isGood ? texts.goodTitle : texts.giveBackTitle,
            intro: opened.isGood ? texts.goodIntro : texts.giveBackIntro,
            confirm: opened.isGood ? texts.good : texts.giveBack,
            fields: [
              {
                name: 'texto',
                label: opened.isGood ? texts.optionalText : texts.text,
                kind: 'lines',
                isRequired: !opened.isGood,
              },
            ],
            draft: `improvement-action-${opened.isGood ? 'good' : 'back'}:${opened.action.id}`,
            done: opened.isGood ? texts.goodDone : texts.giveBackDone,
            onDecide: ({ texto = '' }) => onEvidence(opened.action.id, { cumplida: opened.isGood, texto }),
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  )
}

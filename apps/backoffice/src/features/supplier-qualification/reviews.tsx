import { fill } from '@enlace/contract/core/fill.ts'
import type {
  DeskReview,
  EvaluationWork,
  ReviewAct,
} from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../core/desk/decision-dialog.tsx'
import styles from './score-form.module.css'

type ReviewsProps = {
  work: EvaluationWork
  mayWrite: boolean
  onReview: (id: string, act: ReviewAct) => Promise<void>
  onDownload: (file: string) => void
}

type Opened = { review: DeskReview; act: ReviewAct['acto'] }

/** What the supplier asks to be looked at again, and what the company says to it. */
export function Reviews({ work: { revisiones }, mayWrite, onReview, onDownload }: ReviewsProps) {
  const [opened, setOpened] = useState<Opened>()
  if (revisiones.length === 0) return null
  return (
    <Panel title={texts.reviews}>
      {revisiones.map((review) => {
        const isOpen = review.estado === 'solicitada' || review.estado === 'en_revision'
        return (
          <article key={review.id} className={styles.review}>
            <h3 className={styles.head}>
              {fill(texts.reviewOf, { numero: review.numero })}
              <StateChip owner="revision_calificacion" state={review.estado} />
            </h3>
            <Quiet>
              {review.criterios.length === 0
                ? texts.reviewWhole
                : fill(texts.reviewAbout, { criterios: review.criterios.join(', ') })}
            </Quiet>
            {review.mensajes.map(({ autor, at, texto, archivos }) => (
              <div key={`${at} ${autor}`} className={styles.message}>
                <Quiet>
                  {autor} · {formatInstant(new Date(at))}
                </Quiet>
                <p>{texto}</p>
                {archivos.map(({ id, nombre }) => (
                  <Button key={id} icon={downloadIcon} onClick={() => onDownload(id)}>
                    {fill(texts.download, { nombre })}
                  </Button>
                ))}
              </div>
            ))}
            {mayWrite && isOpen && (
              <Actions>
                {(['answer', 'refuse', 'accept'] as const).map((act) => (
                  <Button key={act} onClick={() => setOpened({ review, act })}>
                    {texts[act]}
                  </Button>
                ))}
              </Actions>
            )}
          </article>
        )
      })}
      {opened && (
        <DecisionDialog
          decision={{
            title: fill(texts.actTitles[opened.act], { numero: opened.review.numero }),
            intro: texts.actIntros[opened.act],
            confirm: texts.actConfirm[opened.act],
            isDanger: opened.act === 'refuse',
            fields: [{ name: 'texto', label: texts.text, kind: 'lines', isRequired: true }],
            draft: `evaluation-review-${opened.act}:${opened.review.id}`,
            done: fill(texts.actDone[opened.act], { numero: opened.review.numero }),
            onDecide: ({ texto = '' }) => onReview(opened.review.id, { acto: opened.act, texto }),
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  )
}

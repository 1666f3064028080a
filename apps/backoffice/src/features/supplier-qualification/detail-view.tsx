import { fill } from '@enlace/contract/core/fill.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type {
  EvaluationWork,
  EvidenceAct,
  ReviewAct,
  Scores,
} from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { showAlone } from '@enlace/web/document/shown.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../core/desk/decision-dialog.tsx'
import { DeskPage } from '../../core/desk/desk-page.tsx'
import { criterionColumns } from './criterion-columns.tsx'
import { Plan } from './plan.tsx'
import { Reviews } from './reviews.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { SaveButton } from '../../core/forms/save-button.tsx'
import { ScoreForm, scoreFormId } from './score-form.tsx'
import styles from './score-form.module.css'

type EvaluationViewProps = {
  work: EvaluationWork
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  onScore: (scores: Scores) => Promise<void>
  onPublish: () => Promise<void>
  onReview: (id: string, act: ReviewAct) => Promise<void>
  onEvidence: (id: string, act: EvidenceAct) => Promise<void>
  onDownload: (file: string) => void
}

/** An evaluation: its scores while it is a draft, what was published, and what the supplier says of it. */
export function EvaluationView(props: EvaluationViewProps) {
  const { work, others, mayWrite, listHref, onScore, onPublish } = props
  const [isPublishing, setIsPublishing] = useState(false)
  const sending = useSending()
  const { proveedor, periodo, estado, previsto, publicado } = work
  const isDraft = estado === 'borrador'
  const shown = previsto && { puntaje: formatQuantity(previsto.puntaje), nivel: previsto.nivel }
  return (
    <DeskPage
      list={{ title: texts.title, href: listHref }}
      place={`${proveedor} · ${periodo}`}
      title={proveedor}
      description={`${showAlone(evaluationPeriodWords(periodo))} · NIT ${formatWholeNit(work.nit)}`}
      status={<StateChip owner="evaluacion" state={estado} />}
      mayWrite={mayWrite}
      others={others}
      actions={
        isDraft && (
          <>
            {mayWrite && (
              <SaveButton
                form={scoreFormId}
                isDraft
                isSecond={shown !== null}
                isSaving={sending.isSending}
                isDisabled={false}
              />
            )}
            {shown && (
              <Button variant="primary" onClick={() => setIsPublishing(true)}>
                {texts.publish}
              </Button>
            )}
          </>
        )
      }
    >
      {isDraft && (
        <Banner kind="info">
          {shown ? fill(texts.foreseen, shown) : fill(texts.missing, { criterios: work.faltan.join(', ') })}
        </Banner>
      )}
      {publicado && <Published work={work} />}
      {isDraft && <ScoreForm {...{ work, mayWrite, sending, onScore }} />}
      <Measured work={work} />
      <Reviews {...props} />
      <Plan {...props} />
      {isPublishing && shown && (
        <DecisionDialog
          decision={{
            title: fill(texts.publishTitle, { proveedor }),
            intro: fill(texts.publishIntro, shown),
            confirm: texts.confirmPublish,
            fields: [],
            draft: `evaluation-publication:${work.id}`,
            done: fill(texts.published, { proveedor }),
            onDecide: onPublish,
          }}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </DeskPage>
  )
}

function Published({ work: { publicado, puntaje, nivel, observacion } }: { work: EvaluationWork }) {
  if (!publicado) return null
  const { at, por, criterios } = publicado
  return (
    <Stack>
      <DefinitionList
        items={[
          { label: texts.puntaje, value: puntaje === null ? '' : formatQuantity(puntaje) },
          { label: texts.nivel, value: nivel ?? '' },
          {
            label: texts.estado,
            value: fill(texts.publishedBy, { fecha: formatInstant(new Date(at)), quien: por }),
          },
          ...(observacion === '' ? [] : [{ label: texts.wholeRemark, value: observacion }]),
        ]}
      />
      <DataTable
        caption={texts.criterion}
        columns={criterionColumns}
        rows={criterios}
        rowKey={({ id }) => id}
        empty={null}
        texts={tableTexts}
      />
    </Stack>
  )
}

function Measured({ work: { indicadores } }: { work: EvaluationWork }) {
  return (
    <Panel title={texts.measured}>
      <p className={styles.intro}>{texts.measuredHint}</p>
      <DefinitionList
        items={indicadores.map(({ nombre, valor, base }) => ({
          label: indicatorTexts.names[nombre],
          value: valor === null ? texts.nothing : `${formatQuantity(valor)} % · ${base}`,
        }))}
      />
    </Panel>
  )
}

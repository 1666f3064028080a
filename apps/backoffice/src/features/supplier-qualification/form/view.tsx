import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type { EvaluationForm, NewForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import { DeskPage } from '../../../core/desk/desk-page.tsx'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { BandsPanel } from './bands-panel.tsx'
import { CriteriaPanel } from './criteria-panel.tsx'
import { GeneralPanel } from './general-panel.tsx'
import { formOf, isTypedForm, type TypedForm, typedOf } from './typed.ts'
import { VersionsPanel } from './versions-panel.tsx'

type EvaluationFormViewProps = {
  known: EvaluationForm
  mayWrite: boolean
  listHref: string
  /** @throws CallFailure where it was refused. */
  onPublish: (form: NewForm) => Promise<void>
}

/** The form by which the company evaluates. What is typed outlives a reload, and what somebody else published meanwhile. */
export function EvaluationFormView({ known, mayWrite, listHref, onPublish }: EvaluationFormViewProps) {
  const { version, formulario, versiones } = known
  const kept = { typed: typedOf(formulario), version: String(version) }
  const { typed, isChanged, isStale, change, discard } = useTypedOver<TypedForm>(
    'evaluation-form',
    kept,
    isTypedForm,
  )
  const [isChecked, setIsChecked] = useState(false)
  const [publishing, setPublishing] = useState<NewForm>()
  const faults = isChecked ? formOf(typed).faults : {}
  const lines = [...new Set(Object.values(faults))].map((message) => ({ message }))
  const next = version + 1
  const parts = { typed, faults, mayWrite, onChange: change }
  return (
    <DeskPage
      list={{ title: texts.back, href: listHref }}
      place={texts.title}
      title={texts.title}
      description={
        version === 0 ? texts.description : `${fill(texts.version, { version })}. ${texts.description}`
      }
      status={null}
      actions={
        (isChanged || version === 0) && (
          <>
            {isChanged && (
              <>
                <Quiet>{texts.unsaved}</Quiet>
                <Button
                  onClick={() => {
                    setIsChecked(false)
                    discard()
                  }}
                >
                  {saveTexts.discard}
                </Button>
              </>
            )}
            <Button
              variant="primary"
              onClick={() => {
                setIsChecked(true)
                setPublishing(formOf(typed).form)
              }}
            >
              {fill(texts.publish, { version: next })}
            </Button>
          </>
        )
      }
      mayWrite={mayWrite}
      others={[]}
    >
      {version === 0 && <Banner kind="info">{texts.proposed}</Banner>}
      {isStale && <Banner kind="warning">{texts.stale}</Banner>}
      {lines.length > 0 && <ErrorSummary title={texts.wrong} errors={lines} />}
      <GeneralPanel {...parts} />
      <CriteriaPanel {...parts} />
      <BandsPanel {...parts} />
      {versiones.length > 0 && <VersionsPanel versions={versiones} />}
      {publishing && (
        <DecisionDialog
          decision={{
            title: fill(texts.publishTitle, { version: next }),
            intro: texts.publishIntro,
            confirm: texts.confirmPublish,
            fields: [],
            draft: 'evaluation-form-publication',
            done: fill(texts.published, { version: next }),
            onDecide: async () => {
              await onPublish(publishing)
              setIsChecked(false)
              discard()
            },
          }}
          onClose={() => setPublishing(undefined)}
        />
      )}
    </DeskPage>
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { useEffect, useId, useRef } from 'react'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import type { Answers } from './answers.ts'
import { AttachmentField } from './attachment-field.tsx'
import { MissingAlert } from './missing-alert.tsx'
import type { TemplateField } from '@enlace/web/template/template.ts'
import { TemplateControl } from './template-field.tsx'
import { TemplateForm } from '@enlace/web/template/template-form.tsx'
import { type ReadyForm, type RegistrationFormParts, useRegistrationForm } from './use-registration-form.ts'

type RegistrationFormProps = RegistrationFormParts & {
  submitLabel: string
  isSending: boolean
  /** How much has been sent, from 0 to 1. */
  progress: number
  /** Rises with each attempt, whose captcha is used up. */
  attempts: number
  findCities: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** `taken` empties the form and forgets its draft. */
  onSubmit: (form: ReadyForm, taken: () => void) => void
}

/** The company's registration form: everything typed is kept in this tab until the server has taken it. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { keptFiles, isSending, progress, problem, attempts, findCities, submitLabel, onSubmit } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const registration = useRegistrationForm(props)
  const { form, attachments, nit, missing } = registration
  const wasTold = useRef(false)
  useEffect(() => {
    // Once the alert is read, the first field that it named takes the focus.
    if (wasTold.current && missing.length === 0) firstWrong(box.current)?.focus()
    wasTold.current = missing.length > 0
  }, [missing])

  const handleSubmit = (answers: Answers) => {
    const ready = registration.read(answers)
    if (ready) onSubmit(ready, registration.startOver)
    // What is wrong with a file or with the NIT stands beside it; the way there is made short.
    else firstWrong(box.current)?.focus()
  }
  const renderField = (field: TemplateField) =>
    field.kind === 'file' ? (
      <AttachmentField
        id={`${id}-${field.name}`}
        field={field}
        attachments={attachments}
        kept={keptFiles[field.name]}
        isMissing={registration.isMissing(field)}
      />
    ) : (
      <TemplateControl
        field={field}
        form={form}
        findCities={findCities}
        {...(field.name === 'documentIdVerify' && nit.isRight && { note: texts.nitRight })}
        {...(field.name === 'documentID' && { fault: nit.refusal })}
      />
    )
  const captcha = registration.asksCaptcha && (
    <Captcha
      resetKey={attempts}
      error={registration.isCaptchaMissing ? texts.requiredField : undefined}
      onToken={registration.setCaptcha}
    />
  )
  return (
    <div ref={box}>
      <FormShell
        form={form}
        isSending={isSending}
        problem={problem}
        onSubmit={handleSubmit}
        onIncomplete={() => registration.tellMissing()}
      >
        <p>{texts.required}</p>
        <TemplateForm nodes={registration.nodes} renderField={renderField} captcha={captcha} />
        {isSending && (
          <ProgressBar
            label={
              progress < 1 ? fill(texts.sending, { percent: Math.floor(progress * 100) }) : texts.processing
            }
            value={progress}
            max={1}
          />
        )}
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          {submitLabel}
        </Button>
      </FormShell>
      <MissingAlert labels={missing} onClose={registration.forgetMissing} />
    </div>
  )
}

/** The first field that is empty or wrong; a file that cannot be sent is reached by the button that takes it out. */
function firstWrong(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>('[aria-invalid], li:has([data-wrong]) button') ?? null
}

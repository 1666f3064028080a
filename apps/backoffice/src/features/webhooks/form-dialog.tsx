import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { NewWebhook, type Webhook } from '@enlace/contract/webhooks/schemas.ts'
import { webhookEventTexts, webhookFormTexts as texts } from '@enlace/contract/webhooks/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { type WebhookEvent, webhookEvents } from '@enlace/domain/webhook.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import { Choices } from '../../core/choices/choices.tsx'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { type ChangedWebhook, isOn } from './actions.ts'

type FormDialogProps = {
  /** The endpoint that is changed; a new one without. */
  webhook?: Webhook
  /** Sends what was typed; the dialog stays while it is refused. */
  onSend: (wanted: ChangedWebhook) => Promise<unknown>
  onClose: () => void
}

/** Asks where messages go and of what they tell. What was typed stays until it is kept. */
export function FormDialog({ webhook, onSend, onClose }: FormDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [descripcion, setDescripcion] = useState(webhook?.descripcion ?? '')
  const [eventos, setEventos] = useState<readonly WebhookEvent[]>(webhook?.eventos ?? [])
  const [activo, setActivo] = useState(webhook === undefined || isOn(webhook))
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  const handleSubmit = () => {
    const typed = { url, descripcion, eventos: [...eventos] }
    const found = fieldFaults(NewWebhook, typed)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    void run('send', async () => {
      try {
        await onSend({ ...typed, activo })
      } catch (thrown) {
        setFaults(refusedFields(failureOf(thrown)))
        throw thrown
      }
    })
  }
  return (
    <Dialog
      isOpen
      title={webhook ? texts.editTitle : texts.createTitle}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
      >
        <Stack gap="regular">
          <TextInput
            label={texts.urlLabel}
            hint={texts.urlHint}
            error={faults['url']}
            isRequired
            type="url"
            maxLength={2000}
            autoComplete="off"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
          <TechnicalDetails label={technicalTexts.title}>
            <p>{technicalTexts.webhookHosts}</p>
          </TechnicalDetails>
          <TextInput
            label={texts.descriptionLabel}
            hint={texts.descriptionHint}
            error={faults['descripcion']}
            maxLength={200}
            autoComplete="off"
            value={descripcion}
            onChange={({ target }) => setDescripcion(target.value)}
          />
          <Choices
            legend={texts.eventsLabel}
            options={webhookEvents.map((event) => [event, webhookEventTexts[event]] as const)}
            chosen={eventos}
            fault={faults['eventos']}
            onChange={setEventos}
          />
          {webhook && (
            <Checkbox label={texts.activeLabel} checked={activo} onChange={() => setActivo((now) => !now)} />
          )}
          <StepUpHint />
          <DialogFooter
            cancel={formTexts.cancel}
            confirm={webhook ? texts.save : texts.create}
            isBusy={busy !== undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

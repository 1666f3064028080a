import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { type MaintenanceWindow, PlannedMaintenance } from '@enlace/contract/availability/schemas.ts'
import { availabilityTexts } from '@enlace/contract/availability/texts.ts'
import { maintenanceText } from '@enlace/contract/company/maintenance-text.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import { type FieldFaults, fieldFaults } from '@enlace/web/form/field-faults.ts'
import { instantOf, localMoment } from '../../core/local-moment.ts'

const texts = availabilityTexts.form

type MaintenanceDialogProps = {
  /** What is changed; nothing where it is new. */
  window: MaintenanceWindow | undefined
  onClose: () => void
  onSend: (planned: PlannedMaintenance) => Promise<FieldFaults | undefined>
}

/** Plans maintenance, or changes what is planned; of what is under way only its end. */
export function MaintenanceDialog({ window, onClose, onSend }: MaintenanceDialogProps) {
  const [typed, setTyped] = useState({
    startsAt: localMoment(window?.startsAt ?? null),
    endsAt: localMoment(window?.endsAt ?? null),
    announceFrom: localMoment(window?.announceFrom ?? null),
    message: window?.message ?? '',
  })
  const [faults, setFaults] = useState<FieldFaults>({})
  const [isSending, setIsSending] = useState(false)
  const isRunning = window?.state === 'running'
  const startsAt = instantOf(typed.startsAt)
  const endsAt = instantOf(typed.endsAt)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const planned = {
      startsAt: startsAt ?? '',
      endsAt,
      announceFrom: instantOf(typed.announceFrom),
      message: typed.message,
    }
    const wrong =
      startsAt === null
        ? { startsAt: availabilityTexts.startMissing }
        : fieldFaults(PlannedMaintenance, planned)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsSending(true)
    const refused = await onSend(planned)
    setIsSending(false)
    if (refused) setFaults(refused)
    else onClose()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: faults[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setFaults({})
      setTyped({ ...typed, [name]: event.currentTarget.value })
    },
  })
  const title = isRunning ? texts.runningTitle : window ? texts.changeTitle : texts.title
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={formTexts.close}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          <p>{texts.zone}</p>
          {!isRunning && (
            <TextInput {...field('startsAt')} type="datetime-local" label={texts.startsAt} isRequired />
          )}
          <TextInput
            {...field('endsAt')}
            type="datetime-local"
            label={texts.endsAt}
            hint={texts.endsAtHint}
          />
          {!isRunning && (
            <TextInput
              {...field('announceFrom')}
              type="datetime-local"
              label={texts.announceFrom}
              hint={texts.announceFromHint}
            />
          )}
          <TextInput {...field('message')} label={texts.message} hint={texts.messageHint} maxLength={300} />
          {startsAt !== null && !isRunning && (
            <div>
              <p>{texts.preview}</p>
              <Banner kind="warning">{maintenanceText({ startsAt, endsAt, message: typed.message })}</Banner>
            </div>
          )}
          <StepUpHint />
          <DialogFooter
            cancel={formTexts.cancel}
            confirm={window ? texts.save : texts.submit}
            isBusy={isSending}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

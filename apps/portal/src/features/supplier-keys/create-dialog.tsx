import {
  NewSupplierKey,
  supplierKeyLimits,
  type ToldSupplierKey,
} from '@enlace/contract/supplier-keys/schemas.ts'
import { supplierKeyTexts as texts } from '@enlace/contract/supplier-keys/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'

type CreateDialogProps = {
  onCreate: (wanted: NewSupplierKey) => Promise<ToldSupplierKey>
  onTold: (told: ToldSupplierKey) => void
  onClose: () => void
}

/** Asks the name and the last day of a key, and makes it. What was typed stays until it is made. */
export function CreateDialog({ onCreate, onTold, onClose }: CreateDialogProps) {
  const [today] = useState(() => todayInBogota(new Date()))
  const [nombre, setNombre] = useState('')
  const [vence, setVence] = useState<string>(() => addDays(today, 365))
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  const handleSubmit = () => {
    const read = NewSupplierKey.safeParse({ nombre, vence })
    setFaults(fieldFaults(NewSupplierKey, { nombre, vence }))
    if (!read.success) return
    void run('create', async () => {
      try {
        onTold(await onCreate(read.data))
      } catch (thrown) {
        setFaults(refusedFields(failureOf(thrown)))
        throw thrown
      }
    })
  }
  return (
    <Dialog isOpen title={texts.createTitle} closeLabel={texts.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
      >
        <Stack gap="regular">
          <TextInput
            label={texts.nameLabel}
            hint={texts.nameHint}
            error={faults['nombre']}
            isRequired
            maxLength={80}
            autoComplete="off"
            value={nombre}
            onChange={({ target }) => setNombre(target.value)}
          />
          <DateInput
            label={texts.expiresLabel}
            hint={texts.expiresHint}
            error={faults['vence']}
            isRequired
            min={addDays(today, 1)}
            max={addDays(today, supplierKeyLimits.days)}
            value={vence}
            onChange={({ target }) => setVence(target.value)}
          />
          <StepUpHint />
          <DialogFooter
            cancel={texts.cancel}
            onCancel={onClose}
            confirm={texts.create}
            isBusy={busy !== undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { NewApiKey, type ToldKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeyTexts as texts, apiScopeTexts } from '@enlace/contract/api-keys/texts.ts'
import { type ApiScope, apiScopes } from '@enlace/domain/api-key.ts'
import { addDays, parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import { Choices } from '../../core/choices/choices.tsx'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'

type CreateDialogProps = {
  onCreate: (wanted: NewApiKey) => Promise<ToldKey>
  onTold: (told: ToldKey) => void
  onClose: () => void
}

/** Asks what a key is for, and makes it. What was typed stays until it is made. */
export function CreateDialog({ onCreate, onTold, onClose }: CreateDialogProps) {
  const [today] = useState(() => todayInBogota(new Date()))
  const [nombre, setNombre] = useState('')
  const [alcances, setAlcances] = useState<readonly ApiScope[]>([])
  const [vence, setVence] = useState('')
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  const handleSubmit = () => {
    const typed = { nombre, alcances: [...alcances], vence: parseCalendarDate(vence) ?? null }
    const found = fieldFaults(NewApiKey, typed)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    void run('create', async () => {
      try {
        onTold(await onCreate(typed))
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
          <Choices
            legend={texts.scopesLabel}
            options={apiScopes.map((scope) => [scope, apiScopeTexts[scope]] as const)}
            chosen={alcances}
            fault={faults['alcances']}
            onChange={setAlcances}
          />
          <DateInput
            label={texts.expiresLabel}
            hint={texts.expiresHint}
            error={faults['vence']}
            min={addDays(today, 1)}
            value={vence}
            onChange={({ target }) => setVence(target.value)}
          />
          <StepUpHint />
          <DialogFooter cancel={formTexts.cancel} confirm={texts.create} isBusy={busy !== undefined} />
        </Stack>
      </form>
    </Dialog>
  )
}

import { NewApiKey, type ToldKey } from '@enlace/contract/features/api-keys/schemas'
import { apiKeyTexts as texts, apiScopeTexts } from '@enlace/contract/features/api-keys/texts'
import { type ApiScope, apiScopes } from '@enlace/domain/api-key'
import { addDays, parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date'
import { Button } from '@enlace/ui/button'
import { Checkbox } from '@enlace/ui/checkbox'
import { DateInput } from '@enlace/ui/date-input'
import { Dialog } from '@enlace/ui/dialog'
import { Stack } from '@enlace/ui/stack'
import { TextInput } from '@enlace/ui/text-input'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '../../core/field-faults.ts'
import styles from './api-keys.module.css'

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
  const { busy, run } = useDeed()
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
          <ScopeChoices
            chosen={alcances}
            fault={faults['alcances']}
            onToggle={(scope) =>
              setAlcances((now) =>
                now.includes(scope) ? now.filter((one) => one !== scope) : [...now, scope],
              )
            }
          />
          <DateInput
            label={texts.expiresLabel}
            hint={texts.expiresHint}
            error={faults['vence']}
            min={addDays(today, 1)}
            value={vence}
            onChange={({ target }) => setVence(target.value)}
          />
          <div>
            <Button type="submit" variant="primary" isBusy={busy !== undefined}>
              {texts.create}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}

type ScopeChoicesProps = {
  chosen: readonly ApiScope[]
  fault: string | undefined
  onToggle: (scope: ApiScope) => void
}

function ScopeChoices({ chosen, fault, onToggle }: ScopeChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.scopesLabel}</legend>
      {apiScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={apiScopeTexts[scope]}
          checked={chosen.includes(scope)}
          onChange={() => onToggle(scope)}
        />
      ))}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}

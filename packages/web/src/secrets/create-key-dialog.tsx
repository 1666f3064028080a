import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldFaults, fieldFaults, refusedFields } from '../form/field-faults.ts'
import { failureOf } from '../http/failure.ts'
import { useAct } from '../http/use-act.ts'
import { StepUpHint } from '../second-factor/step-up-hint.tsx'

type TextName =
  | 'createTitle'
  | 'nameLabel'
  | 'nameHint'
  | 'expiresLabel'
  | 'expiresHint'
  | 'create'
  | 'cancel'
  | 'close'

type CreateKeyDialogProps<Wanted, Told> = {
  texts: Readonly<Record<TextName, string>>
  schema: z.ZodMiniType<Wanted>
  /** What is asked for with the typed name and last day; an empty day is none. */
  wantedOf: (typed: { nombre: string; vence: string }) => unknown
  /** The days within which a key has to end; nothing where it need not end. */
  mostDays?: number
  onCreate: (wanted: Wanted) => Promise<Told>
  onTold: (told: Told) => void
  onClose: () => void
  /** What else is asked, between the name and the last day. */
  children?: (faults: FieldFaults) => ReactNode
}

/** The days for which a key that has to end is good unless another day is typed. */
const usualDays = 365

/** Asks the name and the last day of an API key, and makes it. What was typed stays until it is made. */
export function CreateKeyDialog<Wanted, Told>(props: CreateKeyDialogProps<Wanted, Told>) {
  const { texts, schema, wantedOf, mostDays, onCreate, onTold, onClose, children } = props
  const [today] = useState(() => todayInBogota(new Date()))
  const [nombre, setNombre] = useState('')
  const [vence, setVence] = useState<string>(() =>
    mostDays === undefined ? '' : addDays(today, Math.min(usualDays, mostDays)),
  )
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  const handleSubmit = () => {
    const typed = wantedOf({ nombre, vence })
    const read = schema.safeParse(typed)
    setFaults(fieldFaults(schema, typed))
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
          {children?.(faults)}
          <DateInput
            label={texts.expiresLabel}
            hint={texts.expiresHint}
            error={faults['vence']}
            isRequired={mostDays !== undefined}
            min={addDays(today, 1)}
            max={mostDays === undefined ? undefined : addDays(today, mostDays)}
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

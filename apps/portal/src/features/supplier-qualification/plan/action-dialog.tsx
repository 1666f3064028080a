import type {
  Evaluation,
  ImprovementAction,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { PlanForm } from '@enlace/contract/supplier-qualification/schemas.ts'
import { planTexts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { ActionWords } from '../calls/actions.ts'

const texts = planTexts.form

type ActionDialogProps = {
  evaluation: Pick<Evaluation, 'id' | 'periodo' | 'criterios'>
  /** The action that is changed; without one a new one is added. */
  action: ImprovementAction | undefined
  onSave: (words: ActionWords & { idempotencyKey: string }) => Promise<unknown>
  onClose: () => void
}

const empty = { criterio: '', accion: '', responsable: '', fecha: '', idempotencyKey: '' }

/** Who does what until when, and which criterion it makes better. */
export function ActionDialog({ evaluation, action, onSave, onClose }: ActionDialogProps) {
  const form = useContractForm({
    schema: PlanForm,
    defaults: action ? { ...empty, ...pick(action) } : empty,
    draft: action ? `action:${action.id}:${action.version}` : `new-action:${evaluation.id}`,
  })
  const sending = useSending()
  const [today] = useState(() => todayInBogota(new Date()))
  const handleSubmit = async ({ fecha, ...words }: PlanForm) => {
    const isTaken = await sending.run(async () => {
      // The form takes a day only.
      await onSave({ ...words, fecha: parseCalendarDate(fecha) ?? today })
      toast({ kind: 'success', message: texts.saved })
    })
    if (isTaken) onClose()
    return isTaken
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={action ? texts.changeTitle : texts.addTitle}
      closeLabel={texts.close}
    >
      <OnceForm form={form} sending={sending} submit={texts.save} onSubmit={handleSubmit}>
        <TextArea {...form.field('accion')} label={texts.what} hint={texts.whatHint} isRequired />
        <Select
          {...form.field('criterio')}
          label={texts.criterion}
          options={[{ value: '', label: planTexts.wholeEvaluation }, ...criteriaOf(evaluation, action)]}
        />
        <TextInput {...form.field('responsable')} label={texts.who} hint={texts.whoHint} isRequired />
        <DateInput {...form.field('fecha')} label={texts.when} min={today} isRequired />
      </OnceForm>
    </Dialog>
  )
}

const pick = ({ criterio, accion, responsable, fecha }: ImprovementAction) => ({
  criterio,
  accion,
  responsable,
  fecha: String(fecha),
})

/** The criteria to choose from: the evaluation's, or the one that an action of an earlier evaluation has. */
function criteriaOf(
  { periodo, criterios }: ActionDialogProps['evaluation'],
  action: ImprovementAction | undefined,
) {
  if (action && action.periodo !== periodo)
    return action.criterio === '' ? [] : [{ value: action.criterio, label: action.criterio_nombre }]
  return criterios.map(({ id, nombre }) => ({ value: id, label: nombre }))
}

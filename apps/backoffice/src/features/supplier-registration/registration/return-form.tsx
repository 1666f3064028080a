import { fill } from '@enlace/contract/core/fill.ts'
import {
  ReturnedRegistration,
  type RegistrationReview,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { draftOf } from '@enlace/web/form/draft.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import type { Decide } from './actions.ts'
import styles from '../registrations.module.css'

type ReturnFormProps = {
  review: RegistrationReview
  onReturn: Decide<ReturnedRegistration>
  onDone: () => void
}

/** Sends a request back with a reason for each field. What was typed is kept until it is sent. */
export function ReturnForm({ review, onReturn, onDone }: ReturnFormProps) {
  const { id, correo, version } = review
  const [draft] = useState(() => draftOf(`registration-return:${id}`, { motivo: '', campos: '{}' }))
  const [motivo, setMotivo] = useState(() => draft.read().motivo ?? '')
  const [campos, setCampos] = useState(() => readFields(draft.read().campos))
  const [faults, setFaults] = useState<FieldFaults>({})
  const { isSending, problem, run } = useSending()
  const titles = titlesOf(review)
  const keep = (next: { motivo: string; campos: Record<string, string> }) => {
    setMotivo(next.motivo)
    setCampos(next.campos)
    draft.keep({ motivo: next.motivo, campos: JSON.stringify(next.campos) })
  }
  const handleSubmit = async () => {
    const body = { version, motivo, campos }
    const wrong = fieldFaults(ReturnedRegistration, body)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0 || !(await run(() => onReturn(body)))) return
    draft.keep({ motivo: '', campos: '{}' })
    toast({ kind: 'success', message: fill(texts.returned, { correo }) })
    onDone()
  }
  const told = { ...(problem ? refusedFields(problem) : {}), ...faults }
  return (
    <form
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void handleSubmit()
      }}
    >
      <Stack>
        {problem && <ErrorSummary title={problem.title ?? texts.returnProblem} errors={[problem]} />}
        <p>{texts.returnIntro}</p>
        {Object.entries(campos).map(([name, reason]) => {
          const campo = titles.get(name) ?? name
          return (
            <div key={name} className={styles.field}>
              <TextInput
                label={fill(texts.fieldReason, { campo })}
                value={reason}
                error={told[name]}
                isRequired
                onChange={({ currentTarget: { value } }) =>
                  keep({ motivo, campos: { ...campos, [name]: value } })
                }
              />
              <IconButton
                icon={closeIcon}
                label={fill(texts.removeField, { campo })}
                onClick={() =>
                  keep({
                    motivo,
                    campos: Object.fromEntries(Object.entries(campos).filter(([other]) => other !== name)),
                  })
                }
              />
            </div>
          )
        })}
        <Select
          label={texts.addField}
          value=""
          placeholder={texts.chooseField}
          options={[...titles]
            .filter(([name]) => !(name in campos))
            .map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => keep({ motivo, campos: { ...campos, [value]: '' } })}
        />
        <TextArea
          label={texts.generalReason}
          value={motivo}
          error={told['motivo']}
          rows={3}
          onChange={({ currentTarget: { value } }) => keep({ motivo: value, campos })}
        />
        <DialogFooter cancel={texts.cancel} confirm={texts.confirmReturn} isBusy={isSending} />
      </Stack>
    </form>
  )
}

/** Everything that can be asked to be put right: papers first, because they are what is wrong most often. */
function titlesOf({ papeles, respuestas }: RegistrationReview): Map<string, string> {
  return new Map([
    ...papeles.filter(({ es_anterior }) => !es_anterior).map(({ campo, titulo }) => [campo, titulo] as const),
    ...respuestas.map(({ campo, titulo }) => [campo, titulo] as const),
  ])
}

function readFields(text: string | undefined): Record<string, string> {
  const read: unknown = JSON.parse(text || '{}')
  if (typeof read !== 'object' || read === null) return {}
  return Object.fromEntries(Object.entries(read).map(([name, reason]) => [name, String(reason)]))
}

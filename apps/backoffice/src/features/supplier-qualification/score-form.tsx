import { fill } from '@enlace/contract/core/fill.ts'
import type { EvaluationWork, Scores } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'
import { type FieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import styles from './score-form.module.css'
import { isTyped, scoresOf, type Typed, typedOf } from './typed.ts'

type ScoreFormProps = {
  work: EvaluationWork
  mayWrite: boolean
  sending: ReturnType<typeof useSending>
  onScore: (scores: Scores) => Promise<void>
}

/** The form's id: the button that saves it is in the page's bar. */
export const scoreFormId = 'scores'

/** What evaluators give a supplier. What is typed outlives a reload, and what somebody else kept meanwhile. */
export function ScoreForm({ work, mayWrite, sending, onScore }: ScoreFormProps) {
  const kept = { typed: typedOf(work), version: work.visto }
  const over = useTypedOver<Typed>(`evaluation:${work.id}`, kept, isTyped)
  const { typed, change } = over
  const [wrong, setWrong] = useState<FieldFaults>({})
  const { isSending, problem, run } = sending
  const faults = { ...(problem ? refusedFields(problem) : {}), ...wrong }
  const handleSubmit = async () => {
    const read = scoresOf(work, typed)
    setWrong(read.faults)
    if (!read.scores) return
    const scores = read.scores
    if (!(await run(() => onScore(scores)))) return
    over.discard()
    toast({ kind: 'success', message: texts.saved })
  }
  return (
    <form
      id={scoreFormId}
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void handleSubmit()
      }}
    >
      <Stack gap="large">
        {problem && <ErrorSummary title={problem.title ?? texts.title} errors={[problem]} />}
        {over.isStale && <Banner kind="warning">{texts.stale}</Banner>}
        {work.criterios.map((criterion) => {
          const { id, nombre, descripcion, peso, maximo, items } = criterion
          const own = typed.criterios[id] ?? { valores: [], observacion: '' }
          const put = (next: Partial<typeof own>) =>
            change({ ...typed, criterios: { ...typed.criterios, [id]: { ...own, ...next } } })
          return (
            <Panel key={id} title={nombre}>
              <Stack>
                <Quiet>
                  {[descripcion, fill(texts.weight, { peso: formatQuantity(peso) })]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Quiet>
                <div className={styles.values}>
                  {(items.length === 0 ? [texts.valuesOf] : items).map((item, place) => (
                    <TextInput
                      key={item}
                      label={item}
                      hint={fill(texts.values, { maximo })}
                      value={own.valores[place] ?? ''}
                      error={place === 0 ? faults[id] : undefined}
                      readOnly={!mayWrite}
                      maxLength={6}
                      onChange={({ currentTarget: { value } }) => {
                        const valores = [...own.valores]
                        valores[place] = value
                        put({ valores: Array.from(valores, (one) => one ?? '') })
                      }}
                    />
                  ))}
                </div>
                <TextArea
                  label={texts.remark}
                  value={own.observacion}
                  rows={2}
                  readOnly={!mayWrite}
                  onChange={({ currentTarget: { value } }) => put({ observacion: value })}
                />
              </Stack>
            </Panel>
          )
        })}
        <TextArea
          label={texts.wholeRemark}
          value={typed.observacion}
          error={faults['observacion']}
          rows={3}
          readOnly={!mayWrite}
          onChange={({ currentTarget: { value } }) => change({ ...typed, observacion: value })}
        />
        {mayWrite && over.isChanged && (
          <Actions>
            <Button onClick={over.discard}>{texts.discard}</Button>
          </Actions>
        )}
      </Stack>
    </form>
  )
}

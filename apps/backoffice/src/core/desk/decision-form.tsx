import { deskTexts as texts } from '@enlace/contract/core/desk/texts.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { draftOf } from '@enlace/web/form/draft.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { type FieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { withoutCodes } from './kept-answers.ts'

/** One of several things to choose, and what it means. */
export type DecisionOption = { value: string; label: string; note: string }

/** Something that is typed or chosen with a decision. */
export type DecisionField = {
  name: string
  label: string
  hint?: string
  kind: 'text' | 'lines' | 'day' | 'moment' | 'code' | 'choice'
  /** Of a choice: what there is, each with what is told once it is chosen. */
  options?: readonly DecisionOption[]
  isRequired?: boolean
  /** What stands there to begin with. */
  value?: string
}

export type Decision = {
  title: string
  intro: string
  confirm: string
  isDanger?: boolean
  /** Whether the person is asked who it is before it is done. */
  asksWho?: boolean
  fields: readonly DecisionField[]
  /** What the contract's rules say of what was typed, besides that something is missing. */
  faultsOf?: (typed: Readonly<Record<string, string>>) => FieldFaults
  /** The name under which what is typed is kept until it is sent. */
  draft: string
  /** What is said when it is done. */
  done: string
  /** @throws CallFailure where it was refused. */
  onDecide: (typed: Readonly<Record<string, string>>) => Promise<unknown>
}

type DecisionFormProps = {
  decision: Omit<Decision, 'title'>
  /** It was taken. */
  onDone: () => void
  /** How to get what one of the fields asks for: a code's, where there is one, and it is above it. */
  children?: ReactNode
}

/** Asks what a decision needs, and takes it. What was typed is kept until it is sent, also where somebody else was first. */
export function DecisionForm({ decision, onDone, children }: DecisionFormProps) {
  const { intro, confirm, isDanger = false, asksWho = false, fields, faultsOf, done, onDecide } = decision
  const [start] = useState(() => Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])))
  const [draft] = useState(() => draftOf<Record<string, string>>(decision.draft, start))
  const [typed, setTyped] = useState<Record<string, string>>(() => ({ ...start, ...present(draft.read()) }))
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { isSending, problem, run } = useSending()
  const faults = { ...(problem ? refusedFields(problem) : {}), ...missing }
  const handleSubmit = async () => {
    const lacks = {
      ...Object.fromEntries(fields.flatMap((field) => lackOf(field, typed[field.name] ?? ''))),
      ...faultsOf?.(typed),
    }
    setMissing(lacks)
    if (Object.keys(lacks).length > 0 || !(await run(() => onDecide(typed)))) return
    draft.clear()
    toast({ kind: 'success', message: done })
    onDone()
  }
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
        {problem && <ErrorSummary title={problem.title ?? texts.refused} errors={[problem]} />}
        <p>{intro}</p>
        {fields.map((field) => (
          <Fragment key={field.name}>
            {field.kind === 'code' && children}
            <Typed
              field={field}
              value={typed[field.name] ?? ''}
              error={faults[field.name]}
              onType={(value) => {
                const next = { ...typed, [field.name]: value }
                setTyped(next)
                draft.keep(withoutCodes(fields, next))
              }}
            />
          </Fragment>
        ))}
        {!fields.some(({ kind }) => kind === 'code') && children}
        {asksWho && <StepUpHint />}
        <DialogFooter cancel={formTexts.cancel} confirm={confirm} isDanger={isDanger} isBusy={isSending} />
      </Stack>
    </form>
  )
}

type TypedProps = {
  field: DecisionField
  value: string
  error: string | undefined
  onType: (value: string) => void
}

function Typed({ field, value, error, onType }: TypedProps) {
  const { kind, name: _, value: __, options = [], ...shown } = field
  const tied = {
    ...shown,
    value,
    error,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  switch (kind) {
    case 'lines':
      return <TextArea {...tied} rows={4} />
    case 'day':
      return <DateInput {...tied} />
    case 'moment':
      return <TextInput {...tied} type="datetime-local" />
    case 'code':
      return <TextInput {...tied} inputMode="numeric" autoComplete="one-time-code" maxLength={9} />
    case 'text':
      return <TextInput {...tied} />
    case 'choice':
      return <Choice {...{ tied, options, value }} />
  }
}

type ChoiceProps = {
  tied: Omit<ComponentProps<typeof Select>, 'options'>
  options: readonly DecisionOption[]
  value: string
}

function Choice({ tied, options, value }: ChoiceProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <div>
      <Select {...tied} options={options} placeholder={texts.choose} />
      <div role="status">{chosen && <Quiet isSmall>{chosen.note}</Quiet>}</div>
    </div>
  )
}

function lackOf({ name, kind, isRequired = false }: DecisionField, typed: string): [string, string][] {
  if (isRequired && typed.trim() === '') return [[name, texts.required]]
  if (kind === 'day' && typed !== '' && !parseCalendarDate(typed)) return [[name, texts.dateRequired]]
  return []
}

function present(read: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import { formTexts as texts } from '@enlace/contract/core/form/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Failure } from '../http/failure.ts'
import type { ContractForm, FormFault } from './use-contract-form.ts'

/** Why a form was not taken: what the server said, and what it said of single fields. */
export type FormProblem = Pick<Failure, 'message'> & Partial<Pick<Failure, 'title' | 'reference' | 'fields'>>

type FormShellProps<Values extends FieldValues, Body> = {
  form: ContractForm<Values, Body>
  /** By which a button elsewhere sends it. */
  id?: string
  isSending: boolean
  problem: FormProblem | null
  onSubmit: (body: Body) => void
  /** Something is missing or wrong, in the order of the form; the fields say it as well. */
  onIncomplete?: (faults: FormFault[]) => void
  children: ReactNode
}

/** The frame of every form: it sends once, and tells above the fields why the server refused. Nothing typed is lost. */
export function FormShell<Values extends FieldValues, Body>(props: FormShellProps<Values, Body>) {
  const { form, id, isSending, problem, onSubmit, onIncomplete, children } = props
  const [told, setTold] = useState<{ problem: FormProblem; faults: FormFault[] } | null>(null)

  useEffect(() => {
    setTold(problem && { problem, faults: form.refuse(problem.fields ?? {}) })
    // A form refuses what the server refused, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [problem])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    void form.handleSubmit(onSubmit, (errors) => onIncomplete?.(form.faultsIn(errors)))(event)
  }
  return (
    <form id={id} method="post" noValidate aria-busy={isSending || undefined} onSubmit={handleSubmit}>
      <Stack>
        {told && (
          <ErrorSummary
            key={JSON.stringify(told)}
            title={told.problem.title ?? texts.refusedTitle}
            errors={linesOf(told.problem, told.faults)}
          />
        )}
        {children}
      </Stack>
    </form>
  )
}

function linesOf({ message, reference }: FormProblem, faults: readonly FormFault[]) {
  const isTold = reference === undefined || message.includes(reference)
  const sentence = isTold ? message : `${message} ${fill(pageTexts.reference, { reference })}`
  return [{ message: sentence }, ...faults.map(({ name: _, ...fault }) => fault)]
}

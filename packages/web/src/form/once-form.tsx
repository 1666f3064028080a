import { formTexts as texts } from '@enlace/contract/core/form/texts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { CloseContext } from '@enlace/ui/core/closing.ts'
import { type ReactNode, useContext } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { type FormProblem, FormShell } from './form-shell.tsx'
import { newRequestKey } from './request-key.ts'
import type { ContractForm } from './use-contract-form.ts'

type OnceFormProps<Values extends FieldValues, Body> = {
  form: ContractForm<Values, Body>
  sending: { isSending: boolean; problem: FormProblem | null }
  /** What the button says. */
  submit: string
  /** Something else of the form is wrong, as a file of it. */
  isBlocked?: boolean
  /** Beside a form that matters more. */
  isSecondary?: boolean
  /** Sends the form and returns whether it was taken; then it begins anew. */
  onSubmit: (filled: Body) => Promise<boolean>
  children: ReactNode
}

/** A form that keeps one request key until it is taken: sent again after a lost answer, it counts once. */
export function OnceForm<Values extends FieldValues, Body extends { idempotencyKey: string }>(
  props: OnceFormProps<Values, Body>,
) {
  const { form, sending, submit, isBlocked = false, isSecondary = false, onSubmit, children } = props
  const { isSending, problem } = sending
  const isInDialog = useContext(CloseContext) !== undefined
  const handleSubmit = async (filled: Body) => {
    const idempotencyKey = filled.idempotencyKey || newRequestKey()
    const name = 'idempotencyKey' as Path<Values> // what is sent has it, and so has the form
    form.setValue(name, idempotencyKey as PathValue<Values, Path<Values>>) // it is text there as well
    if (await onSubmit({ ...filled, idempotencyKey })) form.startOver()
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(filled) => void handleSubmit(filled)}
    >
      {children}
      {isInDialog ? (
        <DialogFooter
          cancel={texts.cancel}
          confirm={submit}
          isBusy={isSending}
          isDisabled={isSending || isBlocked}
        />
      ) : (
        <Actions>
          <Button
            type="submit"
            variant={isSecondary ? 'quiet' : 'primary'}
            isBusy={isSending}
            disabled={isSending || isBlocked}
          >
            {submit}
          </Button>
        </Actions>
      )}
    </FormShell>
  )
}

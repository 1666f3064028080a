import type { Validation } from '@enlace/contract/core/person/validation.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useRef } from 'react'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { UserValues } from './user-values.ts'

/** What the server says of single fields; nothing where it does not answer. */
export type FieldChecks = {
  email: (email: string, user?: string) => Promise<Validation>
  identification: (idDocument: string, document: string, user?: string) => Promise<Validation>
}

type Form = ContractForm<UserValues, UserValues>

/**
 * The server's checks while a user is filled in (spec 5): what it refuses is said in a notice, and cleared; of an
 * identification both type and number. Each value is asked about once, when its field is left.
 */
export function useLiveChecks(form: Form, checks: FieldChecks, user: string | undefined) {
  const { email: startEmail = '' } = form.formState.defaultValues ?? {}
  const asked = useRef({ identification: '', email: startEmail })

  const checkIdentification = async () => {
    const { tipo_identificacion: type, identificacion: number } = form.getValues()
    const value = `${type} ${number}`
    if (type === '' || number === '' || asked.current.identification === value) return
    asked.current.identification = value
    const said = await checks.identification(type, number, user).catch(() => undefined)
    const now = form.getValues()
    if (!said?.error || value !== `${now.tipo_identificacion} ${now.identificacion}`) return
    tell(said)
    asked.current.identification = ''
    form.setValue('tipo_identificacion', '')
    form.setValue('identificacion', '')
  }

  const checkEmail = async () => {
    const email = form.getValues('email').trim()
    if (!isEmail(email) || asked.current.email === email) return
    asked.current.email = email
    const said = await checks.email(email, user).catch(() => undefined)
    if (!said?.error || form.getValues('email').trim() !== email) return
    tell(said)
    asked.current.email = ''
    form.setValue('email', '')
  }

  return {
    onIdentificationLeft: () => void checkIdentification(),
    onEmailLeft: () => void checkEmail(),
  }
}

function tell({ title, message }: Validation): void {
  toast({ kind: 'error', title, message })
}

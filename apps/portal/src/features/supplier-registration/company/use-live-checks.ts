import type { AccessRequestForm } from '@enlace/contract/supplier-registration/company-schemas.ts'
import { AccessRequestForm as rules } from '@enlace/contract/supplier-registration/company-schemas.ts'
import type { Validation } from '@enlace/contract/core/person/validation.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useRef } from 'react'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'

/** What the server is asked while the form is filled in; nothing where it does not answer. */
export type LiveChecks = {
  identification: (type: string, number: string) => Promise<Validation | undefined>
  email: (email: string) => Promise<Validation | undefined>
}

type Form = ContractForm<AccessRequestForm, AccessRequestForm>

/**
 * The server's checks while the form is filled in (spec 5): what it refuses is said in a notice, and cleared; of an
 * identification both type and number. Each value is asked about once, when its field is left.
 */
export function useLiveChecks(form: Form, checks: LiveChecks) {
  const asked = useRef({ identification: '', email: '' })

  const checkIdentification = async () => {
    const { contactIdentificationType: type, contactIdentification: number } = form.getValues()
    const value = `${type} ${number}`
    if (type === '' || number === '' || asked.current.identification === value) return
    asked.current.identification = value
    const said = await checks.identification(type, number)
    const now = form.getValues()
    const isStillThere = value === `${now.contactIdentificationType} ${now.contactIdentification}`
    if (!said?.error || !isStillThere) return
    tell(said)
    asked.current.identification = ''
    form.setValue('contactIdentificationType', '')
    form.setValue('contactIdentification', '')
  }

  const checkEmail = async () => {
    const email = form.getValues('contactEmail').trim()
    const isForm = rules.shape.contactEmail.safeParse(email).success
    if (!isForm || asked.current.email === email) return
    asked.current.email = email
    const said = await checks.email(email)
    if (!said?.error || form.getValues('contactEmail').trim() !== email) return
    tell(said)
    asked.current.email = ''
    form.setValue('contactEmail', '')
  }

  return {
    onIdentificationLeft: () => void checkIdentification(),
    onEmailLeft: () => void checkEmail(),
  }
}

function tell({ title, message }: Validation): void {
  toast({ kind: 'error', title, message })
}

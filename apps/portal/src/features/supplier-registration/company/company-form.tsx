import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  AccessRequestForm,
  contactLimits,
  KnownAccessRequestForm,
} from '@enlace/contract/supplier-registration/company-schemas.ts'
import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useEffect, useRef, useState } from 'react'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { MissingDialog } from '@enlace/web/form/missing-dialog.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { type ContractForm, type FormFault, useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { Consent } from './company-consent.tsx'
import { ContactFields } from './company-fields.tsx'
import { type LiveChecks, useLiveChecks } from './use-live-checks.ts'

const empty: AccessRequestForm = {
  contactName: '',
  contactLastname: '',
  contactIdentificationType: '',
  contactIdentification: '',
  contactCharge: '',
  contactArea: '',
  contactIndicativeTelephone: '',
  contactTelephone: '',
  contactEmail: '',
  businessName: '',
  captchaValue: '',
  checkAcepto: false,
  checkAutorizo: false,
  requestKey: '',
}

type AccessFormProps = {
  /** Under which the draft is kept. */
  nit: string
  /** Whose portal it is. */
  company: string
  /** The supplier's name as the look-up found it; without one it is typed. */
  knownName: string | undefined
  types: readonly Option[]
  checks: LiveChecks
  isSending: boolean
  problem: FormProblem | null
  /** Rises with each attempt, whose captcha is used up. */
  attempts: number
  /** Rises with each request that was taken: the form begins anew. */
  taken: number
  onSubmit: (body: AccessRequestForm) => void
}

/** The request for access: who asks, for which company, with captcha and consents (spec 2 and 5). */
export function AccessForm(props: AccessFormProps) {
  const { nit, company, knownName, types, isSending, problem, attempts, taken, onSubmit } = props
  const form = useContractForm<AccessRequestForm, AccessRequestForm>({
    schema: knownName === undefined ? AccessRequestForm : KnownAccessRequestForm,
    defaults: empty,
    draft: `company-registration:${nit}`,
  })
  const leave = useLiveChecks(form, props.checks)
  const [missing, setMissing] = useState<readonly FormFault[]>([])
  useFirstFaultAfter(missing)
  useBeginAnew(form, taken)

  const handleSubmit = (body: AccessRequestForm) => {
    const requestKey = body.requestKey || newRequestKey()
    form.setValue('requestKey', requestKey)
    onSubmit({ ...body, requestKey, businessName: knownName ?? body.businessName })
  }
  const handleIncomplete = (faults: FormFault[]) => {
    // An email in the wrong form is not missing: alone, it is told by a notice (spec 5).
    const isEmailAlone = faults.length === 1 && faults[0]?.message === texts.faults.emailInvalid
    if (isEmailAlone) toast({ kind: 'error', message: texts.faults.emailFormat })
    else setMissing(faults)
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={handleSubmit}
      onIncomplete={handleIncomplete}
    >
      <p>{texts.required}</p>
      <ContactFields form={form} types={types} {...leave} />
      {knownName === undefined ? (
        <LettersInput
          {...form.field('businessName')}
          label={texts.company.name}
          hint={texts.company.hint}
          isRequired
          maxLength={contactLimits.businessName}
          autoComplete="organization"
        />
      ) : (
        <TextInput
          label={texts.company.name}
          hint={fill(texts.company.known, { company })}
          value={knownName}
          readOnly
        />
      )}
      <Consent form={form} attempts={attempts} taken={taken} />
      <Button type="submit" variant="primary" size="large" isBusy={isSending}>
        {texts.submit}
      </Button>
      <MissingDialog
        isOpen={missing.length > 0}
        missing={missing.map(({ message }) => missingSentence(message))}
        onClose={() => setMissing([])}
      />
    </FormShell>
  )
}

/** What is said of an email in the wrong form when the form is sent (spec 5). */
function missingSentence(message: string): string {
  return message === texts.faults.emailInvalid ? texts.faults.emailFormat : message
}

/** Once the list of what is missing is closed, the first of it is at hand. */
function useFirstFaultAfter(faults: readonly FormFault[]) {
  const first = useRef<string>(undefined)
  useEffect(() => {
    if (faults.length === 0 && first.current !== undefined) document.getElementById(first.current)?.focus()
    first.current = faults[0]?.fieldId
  }, [faults])
}

/** Empties the form after each request that was taken. */
function useBeginAnew(form: ContractForm<AccessRequestForm, AccessRequestForm>, taken: number) {
  const seen = useRef(taken)
  useEffect(() => {
    if (seen.current !== taken) form.startOver()
    seen.current = taken
  }, [form, taken])
}

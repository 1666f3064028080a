import { fill } from '@enlace/contract/core/fill.ts'
import { ContactForm as ContactRules } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast, toasts } from '@enlace/ui/core/toasts.ts'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { Consent } from './consent.tsx'
import { MessageFields } from './message-fields.tsx'
import type { MessageForm, Tie } from './message-form.ts'
import { PersonFields } from './person-fields.tsx'
import type { ContactLists } from './choices.ts'

const empty: ContactRules = {
  name: '',
  surname: '',
  email: '',
  indicative: '',
  phone: '',
  city: '',
  company: '',
  'job-title': '',
  subject: '',
  'related-to': '',
  'affair-contact': '',
  message: '',
  schedule: '',
  'check-acepto': false,
  'check-autorizo': false,
  captcha: '',
  'idempotency-key': '',
}

type ContactFormProps = {
  lists: ContactLists
  /** What is known of who is signed in. */
  person: Partial<Pick<ContactRules, 'name' | 'surname' | 'email' | 'company'>>
  findCities: (text: string, signal: AbortSignal) => Promise<string[]>
  isSending: boolean
  problem: FormProblem | null
  /** Rises with each attempt, whose captcha is used up. */
  attempts: number
  /** Rises with each message that was taken: the form begins anew. */
  taken: number
  onSubmit: (form: ContactRules) => void
}

/** The contact form (spec 2, 4 and 5): it can be sent once nothing is missing, and says what is. */
export function ContactForm(props: ContactFormProps) {
  const { lists, person, findCities, isSending, problem, attempts, taken, onSubmit } = props
  const form = useContractForm<ContactRules, ContactRules>({
    schema: ContactRules,
    defaults: { ...empty, ...person },
    draft: 'contact-us',
  })
  useBeginAnew(form, taken, attempts)
  const missing = missingFields(form.watch())
  const missingId = useId()
  const told = useRef(new Set<number>())

  const tie: Tie = (name) => {
    const { onBlur, ...field } = form.field(name)
    const handleBlur = (event: FocusEvent) => {
      onBlur(event)
      const fault = isLeftForAButton(event) ? undefined : faultsIn(form.getValues()).get(name)
      if (fault !== undefined) told.current.add(toast({ kind: 'error', message: fault }))
    }
    return { ...field, onBlur: handleBlur }
  }
  const handleSubmit = (filled: ContactRules) => {
    const key = filled['idempotency-key'] || newRequestKey()
    form.setValue('idempotency-key', key)
    // What was wrong is right by now.
    for (const notice of told.current) toasts.dismiss(notice)
    onSubmit({ ...filled, 'idempotency-key': key })
  }
  return (
    <FormShell form={form} isSending={isSending} problem={problem} onSubmit={handleSubmit}>
      <p>{texts.required}</p>
      <PersonFields tie={tie} findCities={findCities} />
      <MessageFields tie={tie} lists={lists} />
      <Consent form={form} tie={tie} captchaKey={attempts} />
      <p id={missingId} role={missing.length === 0 ? 'status' : undefined}>
        {isSending
          ? texts.sending
          : missing.length === 0
            ? texts.ready
            : fill(texts.missing, { fields: missing.join(', ') })}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBusy={isSending}
        disabled={isSending || missing.length > 0}
        aria-describedby={missingId}
      >
        {texts.submit}
      </Button>
    </FormShell>
  )
}

/** What is wrong with each field at the moment, the first fault of each. */
function faultsIn(values: ContactRules): Map<string, string> {
  const { error } = ContactRules.safeParse(values)
  const faults = error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message])
  return new Map(faults?.toReversed() ?? [])
}

/** The names of the fields for which the form waits, in its order. */
function missingFields(values: ContactRules): string[] {
  const faults = faultsIn(values)
  return Object.entries(texts.labels).flatMap(([name, label]) => (faults.has(name) ? [label] : []))
}

/** Empties the form after a message that was taken, and the captcha after each attempt. */
function useBeginAnew(form: MessageForm, taken: number, attempts: number) {
  const seen = useRef({ taken, attempts })
  useEffect(() => {
    if (seen.current.taken !== taken) form.startOver()
    else if (seen.current.attempts !== attempts) form.setValue('captcha', '')
    seen.current = { taken, attempts }
  }, [form, taken, attempts])
}

/** A notice that appears on the way to a button would stand between the two. */
function isLeftForAButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('button, a')
}

import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import type { ContactForm as FilledForm } from '@enlace/contract/contact-us/schemas.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Suspense, useRef, useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { session } from '../../core/session/session.ts'
import { canBeSent } from './choices.ts'
import { ListsFailed } from './lists-failed.tsx'
import { findCities, sendMessage, useContactLists } from './queries.ts'
import { ContactFormSkeleton, ContactUsView, MessageTaken, NoContactForm } from './view.tsx'

const loadForm = () => import('./form.tsx')
const ContactForm = lazyPart(async () => (await loadForm()).ContactForm)

/** `/contact-us`: the contact form with the company's contact data beside it. */
export const contactUsRoute = pageRoute({
  path: paths.contactUs.pattern,
  title: texts.title,
  Page: ContactUsPage,
})

function ContactUsPage() {
  const { company } = readBoot()
  const { lists, failure, retry } = useContactLists()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [taken, setTaken] = useState<{ turn: number; number: string; email: string } | null>(null)
  const isUnderWay = useRef(false)

  const handleSubmit = async (form: FilledForm) => {
    // A second click comes before the page knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setProblem(null)
    const outcome = await sendMessage(form)
    isUnderWay.current = false
    setIsSending(false)
    setAttempts((before) => before + 1)
    if ('failure' in outcome) {
      setProblem(outcome.failure)
      return
    }
    const { message, number } = outcome.answer
    toast({ kind: 'success', message })
    setTaken((before) => ({ turn: (before?.turn ?? 0) + 1, number, email: form.email }))
  }
  return (
    <ContactUsView company={company.nombre} contact={company.contactInfo}>
      {taken && <MessageTaken key={taken.turn} number={taken.number} email={taken.email} />}
      {failure ? (
        <ListsFailed failure={failure} onRetry={retry} />
      ) : lists && !canBeSent(lists) ? (
        <NoContactForm company={company.nombre} contact={company.contactInfo} />
      ) : (
        <Suspense fallback={<ContactFormSkeleton />}>
          {lists ? (
            <ContactForm
              lists={lists}
              person={knownPerson()}
              findCities={findCities}
              isSending={isSending}
              problem={problem}
              attempts={attempts}
              taken={taken?.turn ?? 0}
              onSubmit={(form) => void handleSubmit(form)}
            />
          ) : (
            <ContactFormSkeleton />
          )}
        </Suspense>
      )}
    </ContactUsView>
  )
}

/** Who is signed in has not to say again who it is. */
function knownPerson() {
  const person = session.read()?.person
  if (!person) return {}
  return {
    name: person.contactFirstName,
    surname: person.contactLastName,
    email: person.contactEmail,
    company: person.razon_social,
  }
}

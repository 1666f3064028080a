import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { getTemplateHtml } from '@enlace/contract/content/calls.ts'
import { locations, templateNames } from '@enlace/contract/content/places.ts'
import type { RegistrationReceipt } from '@enlace/contract/supplier-registration/schemas.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { isOn } from '@enlace/domain/modules.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Suspense, useMemo, useRef, useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { useCmsBlock } from '../../core/content/cms-block.tsx'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { findCities, refusalOfNit, sendRegistration, type FilledForm } from './queries.ts'
import { Receipt } from './receipt.tsx'
import { NoRegistration, RegistrationSkeleton, SupplierRegistrationView } from './view.tsx'

const RegistrationForm = lazyPart(async () => (await import('./form/form.tsx')).RegistrationForm)

/** `/supplier-registration?nit=`: the company's own registration form; `/register-login` shows it, too (decisions 4). */
export const supplierRegistrationRoute = pageRoute({
  path: paths.supplierRegistration.pattern,
  title: texts.title,
  Page: ({ search }) => <SupplierRegistrationPage nit={search['nit'] ?? ''} />,
})

function SupplierRegistrationPage({ nit }: { nit: string }) {
  const { company, flags } = readBoot()
  if (!isOn(flags, 'agp_registration_supplier')) return <NoRegistration company={company.nombre} why="off" />
  return <Registration company={company.nombre} nit={nit} />
}

function Registration({ company, nit }: { company: string; nit: string }) {
  const params = { name: templateNames.supplierRegistration }
  const { answer, failure, retry } = useAnswer(getTemplateHtml, { params })
  const intro = useCmsBlock({ location: locations.supplierRegistration })
  const [done, setDone] = useState<{ receipt: RegistrationReceipt; email: string } | null>(null)
  if (failure) {
    return <ProblemPage {...texts.failed} reference={failure.reference} onRetry={retry} />
  }
  if (answer?.html === '') return <NoRegistration company={company} why="noTemplate" />
  if (done) return <Receipt {...done} onAnother={() => setDone(null)} />
  return (
    <SupplierRegistrationView intro={intro.block}>
      {answer && intro.isSettled ? (
        <Suspense fallback={<RegistrationSkeleton />}>
          <Sending html={answer.html} nit={nit} onDone={setDone} />
        </Suspense>
      ) : (
        // Drawn anew once it is known what stands above it, instead of being pushed down.
        <RegistrationSkeleton key={String(intro.isSettled)} />
      )}
    </SupplierRegistrationView>
  )
}

type SendingProps = {
  html: string
  nit: string
  onDone: (done: { receipt: RegistrationReceipt; email: string }) => void
}

function Sending({ html, nit, onDone }: SendingProps) {
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isUnderWay = useRef(false)
  const given = useMemo(() => givenBy(nit), [nit])

  const handleSubmit = async (form: FilledForm, taken: () => void) => {
    // A second click comes before the page knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setProgress(0)
    setProblem(null)
    const outcome = await sendRegistration(form, setProgress)
    isUnderWay.current = false
    setIsSending(false)
    setAttempts((before) => before + 1)
    if ('failure' in outcome) {
      setProblem({ ...outcome.failure, title: texts.refusedTitle })
      return
    }
    taken()
    const { receipt } = outcome
    toast({ kind: 'success', title: texts.done.toastTitle, message: receipt.message })
    onDone({ receipt, email: String(form.supplier['contactEmail'] ?? '') })
  }
  return (
    <RegistrationForm
      html={html}
      given={given}
      keptFiles={{}}
      draft="supplier-registration"
      needsCaptcha
      submitLabel={texts.submit}
      isSending={isSending}
      progress={progress}
      problem={problem}
      attempts={attempts}
      findCities={findCities}
      refusalOfNit={refusalOfNit}
      onSubmit={(form, taken) => void handleSubmit(form, taken)}
    />
  )
}

/** The NIT of a search, in whatever form it was typed, as the form asks for it. */
function givenBy(nit: string): Record<string, string> {
  const read = readNit(nit)
  if ('reason' in read) return {}
  return { documentID: read.documento_numero, documentIdVerify: String(read.documento_dv) }
}

import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import type { AccessRequestForm } from '@enlace/contract/supplier-registration/company-schemas.ts'
import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { formatNit, readNit, type TypedNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { RequestTaken } from './company/company-done.tsx'
import {
  checkEmail,
  checkIdentification,
  type FormParts,
  requestAccess,
  useFormParts,
} from './company/company-queries.ts'
import { AccessFormSkeleton, CompanyRegistrationView } from './company/company-view.tsx'

const loadForm = () => import('./company/company-form.tsx')
const AccessForm = lazyPart(async () => (await loadForm()).AccessForm)

/** `/supplier-registration/company/{nit}` (PAG-47): asks for access in the name of a company. */
export const companyRegistrationRoute = pageRoute({
  path: paths.companyRegistration.pattern,
  title: texts.title,
  params: { safeParse: (raw) => ({ success: true, data: { nit: paramOf(raw, 'nit') ?? '' } }) },
  Page: ({ params }) => <CompanyRegistrationPage typed={params.nit} />,
})

function CompanyRegistrationPage({ typed }: { typed: string }) {
  const nit = readNit(typed)
  if (!('reason' in nit)) return <AccessPage typed={typed} nit={nit} />
  return (
    <ProblemPage title={texts.malformedNit.title} message={typedNitTexts[nit.reason]}>
      <ButtonLink variant="primary" href={paths.searchCompany({}, { nit: typed })}>
        {texts.malformedNit.search}
      </ButtonLink>
    </ProblemPage>
  )
}

function AccessPage({ typed, nit }: { typed: string; nit: TypedNit }) {
  const { parts, failure, retry } = useFormParts(typed)
  useEffect(() => {
    // The form's chunk comes beside what it is made of, not after it; a failure is met where the form is drawn.
    loadForm().catch(() => undefined)
  }, [])
  // Ten digits may be a cédula and not a NIT with its check digit: what the look-up found tells.
  const number = parts?.supplier?.documento_numero ?? nit.documento_numero
  const digit = parts?.supplier?.documento_dv ?? nit.documento_dv
  if (failure)
    return (
      <ProblemPage
        title={texts.failedTitle}
        message={failure.status === 429 ? failure.message : texts.failed}
        reference={failure.reference}
        onRetry={retry}
      />
    )
  return (
    <CompanyRegistrationView nit={formatNit(number, digit)} nombre={parts?.supplier?.nombre}>
      {parts ? <Request key={number} number={number} digit={digit} parts={parts} /> : <AccessFormSkeleton />}
    </CompanyRegistrationView>
  )
}

type RequestProps = { number: string; digit: number; parts: FormParts }

function Request({ number, digit, parts: { supplier, types } }: RequestProps) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [taken, setTaken] = useState<{ turn: number; message: string; statusLink: string } | null>(null)
  const isUnderWay = useRef(false)

  const handleSubmit = async (body: AccessRequestForm) => {
    // A second click comes before the page knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setProblem(null)
    const outcome = await requestAccess(body, number, digit)
    isUnderWay.current = false
    setIsSending(false)
    setAttempts((before) => before + 1)
    if ('failure' in outcome) {
      setProblem({ ...outcome.failure, title: texts.refusedTitle })
      return
    }
    const { error, errorMessage, message, statusLink } = outcome.answer
    if (error) {
      toast({ kind: 'error', title: texts.refusedTitle, message: errorMessage })
      return
    }
    toast({ kind: 'success', title: texts.done.toastTitle, message })
    setTaken((before) => ({
      turn: (before?.turn ?? 0) + 1,
      message,
      statusLink: statusLink ?? paths.login(),
    }))
  }
  return (
    <>
      {supplier === undefined && (
        <Banner
          kind="info"
          action={
            <ButtonLink href={paths.supplierRegistration({}, { nit: number })}>{texts.register}</ButtonLink>
          }
        >
          {texts.unknown}
        </Banner>
      )}
      {taken && <RequestTaken key={taken.turn} message={taken.message} statusLink={taken.statusLink} />}
      <Suspense fallback={<AccessFormSkeleton />}>
        <AccessForm
          nit={number}
          company={readBoot().company.nombre}
          knownName={supplier?.nombre}
          types={types}
          checks={{ identification: checkIdentification, email: (email) => checkEmail(email, number) }}
          isSending={isSending}
          problem={problem}
          attempts={attempts}
          taken={taken?.turn ?? 0}
          onSubmit={(body) => void handleSubmit(body)}
        />
      </Suspense>
    </>
  )
}

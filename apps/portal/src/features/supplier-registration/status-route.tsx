import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { getTemplateHtml } from '@enlace/contract/content/calls.ts'
import { templateNames } from '@enlace/contract/content/places.ts'
import type { RegistrationStatus } from '@enlace/contract/supplier-registration/schemas.ts'
import { registrationStatusTexts as texts } from '@enlace/contract/supplier-registration/status-texts.ts'
import { supplierRegistrationTexts as formTexts } from '@enlace/contract/supplier-registration/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Suspense, useMemo, useRef, useState } from 'react'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { findCities, refusalOfNit, sendCorrection, type FilledForm } from './queries.ts'
import { useRequestStatus } from './status-queries.ts'
import { CorrectionSection, RegistrationStatusView, StatusSkeleton } from './status-view.tsx'
import { RegistrationSkeleton } from './view.tsx'

const RegistrationForm = lazyPart(async () => (await import('./form/form.tsx')).RegistrationForm)

/** `/registration-status/{token}`: a request by its link, and its correction where it was returned (decisions 6). */
export const registrationStatusRoute = pageRoute({
  path: paths.registrationStatus.pattern,
  title: texts.title,
  params: { safeParse: (raw) => ({ success: true, data: { token: paramOf(raw, 'token') ?? '' } }) },
  Page: ({ params }) => <RegistrationStatusPage key={params.token} token={params.token} />,
})

function RegistrationStatusPage({ token }: { token: string }) {
  const { status, failure, isAsking, ask } = useRequestStatus(token)
  if (failure && [403, 404, 422].includes(failure.status)) {
    return (
      <ProblemPage title={texts.missing.title} message={texts.missing.message}>
        <ButtonLink href={paths.login()}>{texts.missing.login}</ButtonLink>
      </ProblemPage>
    )
  }
  if (failure && !status) {
    return (
      <ProblemPage
        title={texts.failedTitle}
        message={failure.message}
        reference={failure.reference}
        onRetry={ask}
      />
    )
  }
  if (!status) return <StatusSkeleton />
  return (
    <RegistrationStatusView status={status} isAsking={isAsking} onRefresh={ask}>
      {status.supplier && (
        <CorrectionSection intro={status.requestType === '1' ? texts.correctIntro : texts.askAgainIntro}>
          {status.requestType === '1' ? (
            <Correction token={token} status={status} supplier={status.supplier} onSent={ask} />
          ) : (
            <p>
              <ButtonLink variant="primary" href={accessHref(status.supplier)}>
                {texts.askAgain}
              </ButtonLink>
            </p>
          )}
        </CorrectionSection>
      )}
    </RegistrationStatusView>
  )
}

/** What the company said of single fields when it returned a request, as the form tells it at each of them. */
function returnedFields({ events }: RegistrationStatus): FormProblem | null {
  const fields = events.findLast(({ state }) => state === 'devuelta')?.fields ?? {}
  return Object.keys(fields).length === 0
    ? null
    : { title: texts.fieldsTitle, message: texts.fieldsIntro, fields }
}

/** Where access to the company of a request is asked for. */
function accessHref({ documentID }: NonNullable<RegistrationStatus['supplier']>): string {
  return paths.companyRegistration({ nit: String(documentID ?? '') })
}

type CorrectionProps = {
  token: string
  status: RegistrationStatus
  supplier: NonNullable<RegistrationStatus['supplier']>
  onSent: () => void
}

function Correction({ token, status, supplier, onSent }: CorrectionProps) {
  const { answer, failure, retry } = useAnswer(getTemplateHtml, {
    params: { name: templateNames.supplierRegistration },
  })
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [problem, setProblem] = useState<FormProblem | null>(() => returnedFields(status))
  const isUnderWay = useRef(false)
  const keptFiles = useMemo(
    () => Object.fromEntries(status.attachments.map(({ field, name }) => [field, name])),
    [status],
  )

  const handleSubmit = async (form: FilledForm, taken: () => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setProgress(0)
    setProblem(null)
    const outcome = await sendCorrection(token, form, setProgress)
    isUnderWay.current = false
    setIsSending(false)
    if ('failure' in outcome) {
      setProblem({ ...outcome.failure, title: formTexts.refusedTitle })
      return
    }
    taken()
    toast({ kind: 'success', title: formTexts.done.toastTitle, message: outcome.receipt.message })
    onSent()
  }
  if (failure) return <ProblemPage {...formTexts.failed} reference={failure.reference} onRetry={retry} />
  if (!answer) return <RegistrationSkeleton />
  return (
    <Suspense fallback={<RegistrationSkeleton />}>
      <RegistrationForm
        html={answer.html}
        given={supplier}
        keptFiles={keptFiles}
        draft={`registration-correction:${status.number}`}
        needsCaptcha={false}
        submitLabel={formTexts.submitCorrection}
        isSending={isSending}
        progress={progress}
        problem={problem}
        attempts={0}
        findCities={findCities}
        refusalOfNit={refusalOfNit}
        onSubmit={(form, taken) => void handleSubmit(form, taken)}
      />
    </Suspense>
  )
}

import { verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { formatCode, readCode } from '@enlace/domain/verification-code.ts'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { paths } from '../../../core/paths.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { VerifiedCertificateView } from './certificate-view.tsx'
import { VerifiedConstancyView } from './constancy-view.tsx'
import { VerifiedDocumentView } from './document-view.tsx'
import { findByFingerprint } from './queries.ts'
import { Checking, UnknownCode, VerifyPage } from './view.tsx'

const open = (code: string) => goTo(paths.verifyCode({ code: formatCode(code) }))

/** `/verify`: where a code is typed that nobody scanned. */
export const verifyRoute = pageRoute({
  path: paths.verify.pattern,
  title: texts.title,
  Page: () => <VerifyPage typed="" onCode={open} onFingerprint={findByFingerprint} />,
})

/** `/verify/{code}`: whether a document is real (decisions 4). */
export const verifyCodeRoute = pageRoute({
  path: paths.verifyCode.pattern,
  title: texts.title,
  params: { safeParse: (raw) => ({ success: true, data: { code: paramOf(raw, 'code') ?? '' } }) },
  Page: ({ params }) => <CodePage key={params.code} typed={params.code} />,
})

function CodePage({ typed }: { typed: string }) {
  const code = readCode(typed)
  return code === undefined ? (
    <VerifyPage typed={typed} onCode={open} onFingerprint={findByFingerprint} />
  ) : (
    <Verified code={code} />
  )
}

function Verified({ code }: { code: string }) {
  const { answer, failure, retry } = useAnswer(verifyPaper, { params: { code } })
  if (answer?.what === 'certificate')
    return <VerifiedCertificateView certificate={answer} againHref={paths.verify()} />
  if (answer?.what === 'document')
    return <VerifiedDocumentView printed={answer} code={formatCode(code)} againHref={paths.verify()} />
  if (answer)
    return <VerifiedConstancyView paper={answer} code={formatCode(code)} againHref={paths.verify()} />
  if (!failure) return <Checking />
  if (failure.status === 404)
    return <UnknownCode code={formatCode(code)} onCode={open} onFingerprint={findByFingerprint} />
  return (
    <ProblemPage
      title={texts.failedTitle}
      message={failure.message}
      reference={failure.reference}
      onRetry={retry}
    />
  )
}

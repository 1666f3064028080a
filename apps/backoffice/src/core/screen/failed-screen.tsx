import { pageTexts as texts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paths } from '../paths.ts'

/** A screen of the back office whose data did not come: why, and what can be done. */
export function FailedScreen({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { status, message, title, reference, endsSession } = failureOf(failure)
  // The person is on the way to the login.
  if (endsSession) return null
  if (status === 404)
    return (
      <ProblemPage title={texts.notFoundTitle} message={message}>
        <ButtonLink href={paths.start()}>{texts.home}</ButtonLink>
      </ProblemPage>
    )
  return (
    <ProblemPage
      title={title ?? (status === 403 ? texts.notAllowedTitle : texts.failedTitle)}
      message={message}
      reference={reference}
      onRetry={onRetry}
    />
  )
}

import { pageTexts as texts } from '@enlace/contract/core/pages/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { useEffect } from 'react'
import { routeInHash } from '../addresses.ts'
import { failureOf } from '../http/failure.ts'
import { paths } from '../paths.ts'
import { goTo } from '../place.ts'
import { ProblemPage } from './problem-page.tsx'

type FailedScreenProps = { failure: unknown; onRetry: () => void }

/** A screen whose data did not come: no server or a broken one leads to `/500` (spec 4), the rest is told in place. */
export function FailedScreen({ failure, onRetry }: FailedScreenProps) {
  const { status, message, title, reference, endsSession } = failureOf(failure)
  const isServerDown = status === 0 || status === 500

  useEffect(() => {
    if (!isServerDown) return
    goTo(paths.serverError({}, { from: routeInHash(), reference }))
  }, [isServerDown, reference])

  // The one is on its way to /500, the other to login.
  if (isServerDown || endsSession) return null
  // Asking again for what is not there changes nothing.
  if (status === 404)
    return (
      <ProblemPage title={texts.documentNotFoundTitle} message={message}>
        <ButtonLink href={paths.accountStatements({ days: 0 })}>{texts.home}</ButtonLink>
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

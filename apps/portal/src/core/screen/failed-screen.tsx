import { offlineTexts } from '@enlace/contract/core/offline/texts.ts'
import { pageTexts as texts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { useEffect, useState } from 'react'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { isDocumentPlace } from '../connection/document-places.ts'
import { keptCopies } from '@enlace/web/connection.ts'
import { paths } from '../paths.ts'
import { leaveForServerError } from '../connection/server-error.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'

type FailedScreenProps = { failure: unknown; onRetry: () => void }

/**
 * A screen whose data did not come: no server or a broken one leads to `/500` (spec 4), the rest is told in place. So is a
 * document that this device does not keep, where it keeps others (decisions 4).
 */
export function FailedScreen({ failure, onRetry }: FailedScreenProps) {
  const { status, message, title, reference, endsSession } = failureOf(failure)
  const isServerDown = status === 0 || status === 500

  const [isNotKept, setIsNotKept] = useState(false)
  useEffect(() => {
    if (!isServerDown) return undefined
    let isShown = true
    const leave = () => leaveForServerError(reference)
    if (status === 0 && isDocumentPlace(routeInHash()))
      void keptCopies.exist().then((exist) => {
        if (!isShown) return
        if (exist) setIsNotKept(true)
        else leave()
      })
    else leave()
    return () => {
      isShown = false
    }
  }, [isServerDown, reference, status])

  if (isServerDown && isNotKept)
    return <ProblemPage title={offlineTexts.notKeptTitle} message={offlineTexts.notKept} onRetry={onRetry} />

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

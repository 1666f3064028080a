import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { ChunkFailure } from '@enlace/ui/core/chunk.ts'
import { useEffect } from 'react'
import { ProblemPage } from './problem-page.tsx'

type FailedPageProps = { failure: unknown; onRetry: () => void }

/** In place of a page that broke, or whose script did not arrive, which is tried again when the network is back. */
export function FailedPage({ failure, onRetry }: FailedPageProps) {
  const isMissing = failure instanceof ChunkFailure
  useEffect(() => {
    if (!isMissing) return undefined
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [isMissing, onRetry])
  return (
    <ProblemPage
      // Without a server it is the page of server errors (spec 8, Server status check).
      title={serverErrorTitle}
      message={isMissing ? pageTexts.missingHelp : pageTexts.serverErrorHelp}
      onRetry={onRetry}
    />
  )
}

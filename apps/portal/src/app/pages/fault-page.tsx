import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { pageTexts } from '@enlace/contract/core/pages/texts'
import { serverErrorTitle } from '@enlace/contract/core/texts'
import { ProblemPage } from '../../core/screen/problem-page.tsx'

/** A place whose scripts did not come, or that broke while it was drawn: the words of `/500`, and another try in place. */
export function FaultPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const handleRetry = () => {
    reset()
    void router.invalidate()
  }
  return <ProblemPage title={serverErrorTitle} message={pageTexts.serverErrorHelp} onRetry={handleRetry} />
}

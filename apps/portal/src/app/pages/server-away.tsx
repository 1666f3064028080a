import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'

/** The words of `/500` where no server is there to bring a page's scripts. */
export function ServerAway({ onRetry }: { onRetry: () => void }) {
  return <ProblemPage title={serverErrorTitle} message={pageTexts.serverErrorHelp} onRetry={onRetry} />
}

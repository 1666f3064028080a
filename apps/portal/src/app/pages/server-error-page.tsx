import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
import { useState } from 'react'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { paths } from '../../core/paths.ts'
import { searchOf } from '@enlace/web/place.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { readSearch } from '@enlace/web/search-params.ts'

/** The internal-error page (spec 8), with the way back to the place that failed. */
export function ServerErrorPage() {
  // Every failure is a page of its own.
  const [{ from, reference }] = useState(() => readSearch(searchOf(routeInHash())))
  return (
    <ProblemPage title={serverErrorTitle} message={pageTexts.serverErrorHelp} reference={reference}>
      <ButtonLink icon={refreshIcon} href={from?.startsWith('/') ? `#${from}` : paths.login()}>
        {pageTexts.serverErrorRetry}
      </ButtonLink>
    </ProblemPage>
  )
}

import { pageTexts as texts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { paths } from '../../core/paths.ts'

/** `/404`: an unknown place. */
export function NotFoundPage() {
  usePageTitle(texts.notFoundTitle)
  return (
    <ProblemPage title={texts.notFoundTitle} message={texts.notFound}>
      <ButtonLink href={paths.start()}>{texts.home}</ButtonLink>
    </ProblemPage>
  )
}

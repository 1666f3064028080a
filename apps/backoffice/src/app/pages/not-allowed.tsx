import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { pageTexts as texts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paths } from '../../core/paths.ts'

/** A place that exists and that the role does not open: a colleague's link, or a role that has changed. */
export function NotAllowedPage() {
  return (
    <ProblemPage title={texts.notAllowedTitle} message={backofficeTexts.placeRefused}>
      <ButtonLink href={paths.start()}>{texts.home}</ButtonLink>
    </ProblemPage>
  )
}

import { pageTexts as texts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { useSyncExternalStore } from 'react'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { session } from '../../core/session/session.ts'

/** `/404`: where an unknown address leads (spec 2). */
export const notFoundRoute = pageRoute({
  path: paths.notFound.pattern,
  title: texts.notFoundTitle,
  Page: NotFoundPage,
})

function NotFoundPage() {
  const isSignedIn = useSyncExternalStore(session.subscribe, session.read) !== null
  return (
    <ProblemPage title={texts.notFoundTitle} message={texts.notFound}>
      <ButtonLink href={isSignedIn ? paths.accountStatements({ days: 0 }) : paths.login()}>
        {isSignedIn ? texts.home : texts.goToLogin}
      </ButtonLink>
    </ProblemPage>
  )
}

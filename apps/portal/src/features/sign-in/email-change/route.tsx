import { EmailLinkBody } from '@enlace/contract/sign-in/security/schemas.ts'
import { emailChangeTexts as texts } from '@enlace/contract/sign-in/email-change/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { paths } from '../../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { reloadAt } from '../../../core/session/reload-at.ts'
import { useEmailLink } from '@enlace/web/security/use-email-link.ts'
import { emailLink } from './queries.ts'
import { DecidedView, EmailChangeView } from './view.tsx'

/** `/email-change/{token}`: where one of both addresses confirms a change of email, or stops it; opening it does neither. */
export const emailChangeRoute = pageRoute({
  path: paths.emailChange.pattern,
  title: texts.title,
  params: EmailLinkBody,
  Page: ({ params }) => <EmailChangePage key={params.token} token={params.token} />,
})

function EmailChangePage({ token }: { token: string }) {
  const { link, outcome, form, retry } = useEmailLink(token, emailLink)
  if (link === undefined) return <Skeleton lines={5} />
  if (link === null) return <ProblemPage title={texts.spentTitle} message={texts.spent} />
  if ('message' in link) return <ProblemPage title={texts.title} message={link.message} onRetry={retry} />
  if (outcome) return <DecidedView outcome={outcome} link={link} onLogin={() => reloadAt(paths.login())} />
  return <EmailChangeView link={link} {...form} />
}

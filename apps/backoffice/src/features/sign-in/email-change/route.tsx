import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  emailChangeTexts as texts,
  staffEmailChangeTexts as own,
} from '@enlace/contract/sign-in/email-change/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import type { EmailLink, EmailOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { EntryFrame } from '../../../core/screen/entry-frame.tsx'
import { paths } from '../../../core/paths.ts'
import { useEmailLink } from '@enlace/web/security/use-email-link.ts'
import { emailLink } from './queries.ts'
import { EmailChangeView } from './view.tsx'

/** `/cambio-de-correo/{token}`: where an address confirms the change of a member's email, or stops it; opening it does neither. */
export function EmailChangePage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const { link, outcome, form, retry } = useEmailLink(token, emailLink)
  if (link === undefined)
    return (
      <EntryFrame title={texts.title}>
        <Skeleton lines={4} />
      </EntryFrame>
    )
  if (link === null)
    return (
      <EntryFrame title={texts.spentTitle} description={own.spent}>
        <ToLogin />
      </EntryFrame>
    )
  if ('message' in link)
    return (
      <EntryFrame title={texts.title} description={link.message}>
        <p>
          <Button onClick={retry}>{pageTexts.retry}</Button>
        </p>
      </EntryFrame>
    )
  if (outcome) return <Decided outcome={outcome} link={link} />
  return (
    <EntryFrame title={texts.title}>
      <EmailChangeView link={link} {...form} />
    </EntryFrame>
  )
}

function Decided({ outcome, link }: { outcome: EmailOutcome; link: EmailLink }) {
  const { title, text } = texts.outcomes[outcome]
  const words = outcome === 'applied' ? own.appliedText : text
  return (
    <div role="status">
      <EntryFrame title={title} description={fill(words, { old: link.oldEmail, new: link.newEmail })}>
        <ToLogin />
      </EntryFrame>
    </div>
  )
}

const ToLogin = () => (
  <p>
    <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
  </p>
)

import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { usePasswordLink } from '@enlace/web/password/use-password-link.ts'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { paths } from '../../core/paths.ts'
import { EntryFrame } from '../../core/entry-frame.tsx'
import { passwordLink } from './queries.ts'

/** `/set-password/{token}` of the back office: an invitation is taken up, or a password set anew; the link is spent when the form is sent. */
export function SetPasswordPage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const { whose, isSpent, savedFor, form } = usePasswordLink(token, passwordLink)
  const toLogin = <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
  if (savedFor !== null)
    return (
      <EntryFrame title={texts.doneTitle} description={texts.done}>
        <p>{toLogin}</p>
      </EntryFrame>
    )
  if (isSpent)
    return (
      <EntryFrame title={texts.spentTitle} description={texts.spent}>
        <p>
          <ButtonLink href={paths.passwordRecovery()}>{texts.askAgain}</ButtonLink>
        </p>
      </EntryFrame>
    )
  return (
    <EntryFrame title={texts.title} description={whose ? `${whose.company} · ${whose.email}` : texts.intro}>
      <SetPasswordForm email={whose?.email} isKnown={whose?.isKnown} {...form} />
    </EntryFrame>
  )
}

import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { passwordWords } from '@enlace/web/password/password-words.ts'
import { usePasswordLink } from '@enlace/web/password/use-password-link.ts'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { paths } from '../../core/paths.ts'
import { EntryFrame } from '../../core/entry-frame.tsx'
import { passwordLink } from './queries.ts'

/** `/set-password/{token}` of the back office: an invitation is taken up, or a password set anew; the link is spent when the form is sent. */
export function SetPasswordPage({ token }: { token: string }) {
  const { whose, isAsking, isSpent, saved, form } = usePasswordLink(token, passwordLink)
  const words = passwordWords(saved?.isKnown ?? whose?.isKnown ?? false)
  usePageTitle(isAsking ? texts.pageTitle : words.title)
  const toLogin = <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
  if (saved !== null)
    return (
      <EntryFrame title={words.doneTitle} description={words.done}>
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
  if (isAsking) return <EntryFrame title={texts.pageTitle} description={texts.opening} />
  return (
    <EntryFrame title={words.title} description={whose ? `${whose.company} · ${whose.email}` : texts.intro}>
      <SetPasswordForm email={whose?.email} isKnown={whose?.isKnown} {...form} />
    </EntryFrame>
  )
}

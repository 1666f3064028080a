import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { passwordWords } from '@enlace/web/password/password-words.ts'
import { usePasswordLink } from '@enlace/web/password/use-password-link.ts'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { paths } from '../../core/paths.ts'
import { EntryFrame } from '../../core/screen/entry-frame.tsx'
import { passwordLink } from './queries.ts'

/** `/set-password/{token}` of the back office: an invitation is taken up, or a password set anew; the link is spent when the form is sent. */
export function SetPasswordPage({ token }: { token: string }) {
  const { reading, saved, retry, formFor } = usePasswordLink(token, passwordLink)
  usePageTitle(reading.step === 'open' ? passwordWords(reading.whose.isKnown).title : texts.pageTitle)
  const toLogin = <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
  if (saved !== null) {
    const { doneTitle, done } = passwordWords(saved.isKnown)
    return (
      <EntryFrame title={doneTitle} description={done}>
        <p>{toLogin}</p>
      </EntryFrame>
    )
  }
  if (reading.step === 'spent')
    return (
      <EntryFrame title={texts.spentTitle} description={texts.spent}>
        <p>
          <ButtonLink href={paths.passwordRecovery()}>{texts.askAgain}</ButtonLink>
        </p>
      </EntryFrame>
    )
  if (reading.step === 'opening') return <EntryFrame title={texts.pageTitle} description={texts.opening} />
  if (reading.step === 'unread')
    return (
      <EntryFrame title={texts.unreadTitle} description={reading.failure.message}>
        <p>
          <Button icon={refreshIcon} onClick={retry}>
            {pageTexts.retry}
          </Button>
        </p>
      </EntryFrame>
    )
  const { company, email, isKnown } = reading.whose
  return (
    <EntryFrame title={passwordWords(isKnown).title} description={`${company} · ${email}`}>
      <SetPasswordForm {...formFor(reading.whose)} />
    </EntryFrame>
  )
}

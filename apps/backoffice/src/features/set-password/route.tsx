import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { staffLinkTexts } from '@enlace/contract/core/staff/texts'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { useEffect, useState } from 'react'
import { paths } from '../../core/paths.ts'
import { EntryFrame } from '../../core/entry-frame.tsx'
import { askWhose, spendLink, type StaffLink } from './queries.ts'

/** `/set-password/{token}` of the back office: an invitation is taken up, or a password set anew; the link is spent when the form is sent. */
export function SetPasswordPage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string } | null>(null)
  const [saved, setSaved] = useState(false)
  const [whose, setWhose] = useState<StaffLink | 'spent'>()
  useEffect(() => {
    let isShown = true
    void askWhose(token).then((known) => isShown && setWhose(known))
    return () => {
      isShown = false
    }
  }, [token])

  const handleSubmit = async (password: string) => {
    setIsSending(true)
    setProblem(null)
    const outcome = await spendLink(token, password)
    setIsSending(false)
    if (outcome === 'spent') setWhose(outcome)
    else if ('email' in outcome) setSaved(true)
    else setProblem(outcome)
  }
  const toLogin = <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
  if (saved)
    return (
      <EntryFrame title={texts.doneTitle} description={texts.done}>
        <p>{toLogin}</p>
      </EntryFrame>
    )
  if (whose === 'spent')
    return (
      <EntryFrame title={texts.spentTitle} description={texts.spent}>
        <p>
          <ButtonLink href={paths.passwordRecovery()}>{texts.askAgain}</ButtonLink>
        </p>
      </EntryFrame>
    )
  return (
    <EntryFrame title={texts.title} description={whose ? `${whose.company} · ${whose.email}` : texts.intro}>
      {whose?.isKnown && <p>{staffLinkTexts.existing}</p>}
      <SetPasswordForm
        email={whose?.email}
        isSending={isSending}
        problem={problem}
        onSubmit={(password) => void handleSubmit(password)}
      />
    </EntryFrame>
  )
}

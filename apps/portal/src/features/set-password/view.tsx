import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EntryCard } from '@enlace/ui/entry-card.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import type { Failure } from '@enlace/web/http/failure.ts'
import { passwordWords } from '@enlace/web/password/password-words.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../core/paths.ts'

type SetPasswordViewProps = {
  /** Whose link it is, and whether that person has a password. */
  whose: { email: string; isKnown: boolean }
  children: ReactNode
}

/** What the page is for, and the form. */
export function SetPasswordView({ whose, children }: SetPasswordViewProps) {
  const { title } = passwordWords(whose.isKnown)
  return (
    <EntryCard>
      <PageHeading title={title} description={whose.email} />
      {children}
    </EntryCard>
  )
}

/** Until it is known whose the link is, nothing is asked of the person: a password of its own, or a new one. */
export function OpeningLink() {
  return (
    <EntryCard role="status">
      <PageHeading title={texts.pageTitle} description={texts.opening} />
    </EntryCard>
  )
}

/** Whose the link is could not be asked: nothing is said of a password, and it can be asked again. */
export function UnreadLink({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { message, reference } = failure
  return <ProblemPage title={texts.unreadTitle} message={message} reference={reference} onRetry={onRetry} />
}

/** The link opens nothing any more: what that means, and the way to another. */
export function SpentLink() {
  return (
    <EntryCard role="status">
      <PageHeading title={texts.spentTitle} description={texts.spent} />
      <p>{texts.spentHelp}</p>
      <p>
        <ButtonLink variant="primary" size="large" href={paths.passwordRecovery()}>
          {texts.askAgain}
        </ButtonLink>
      </p>
    </EntryCard>
  )
}

type PasswordSavedProps = { email: string; isKnown: boolean; onLogin: () => void }

/** The password is kept, or the invitation taken up with the one that the person has: on to the login with it. */
export function PasswordSaved({ email, isKnown, onLogin }: PasswordSavedProps) {
  const { doneTitle, done } = passwordWords(isKnown)
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    onLogin()
  }
  return (
    <EntryCard role="status">
      <PageHeading title={doneTitle} description={email} />
      <p>{done}</p>
      <p>
        <ButtonLink variant="primary" size="large" href={paths.login()} onClick={handleClick}>
          {texts.goToLogin}
        </ButtonLink>
      </p>
    </EntryCard>
  )
}

import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { PageHeading } from '@enlace/ui/page-heading'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../core/paths.ts'
import styles from './view.module.css'

type SetPasswordViewProps = {
  /** Whose password it will be, once that is known. */
  email: string | undefined
  children: ReactNode
}

/** What the page is for, and the form. */
export function SetPasswordView({ email, children }: SetPasswordViewProps) {
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} description={email ?? texts.intro} />
      {children}
    </div>
  )
}

/** The link opens nothing any more: what that means, and the way to another. */
export function SpentLink() {
  return (
    <div className={styles.page} role="status">
      <PageHeading title={texts.spentTitle} description={texts.spent} />
      <p>{texts.spentHelp}</p>
      <p>
        <ButtonLink variant="primary" size="large" href={paths.passwordRecovery()}>
          {texts.askAgain}
        </ButtonLink>
      </p>
    </div>
  )
}

type PasswordSavedProps = { email: string; onLogin: () => void }

/** The password is kept: on to the login with it. */
export function PasswordSaved({ email, onLogin }: PasswordSavedProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    onLogin()
  }
  return (
    <div className={styles.page} role="status">
      <PageHeading title={texts.doneTitle} description={email} />
      <p>{texts.done}</p>
      <p>
        <ButtonLink variant="primary" size="large" href={paths.login()} onClick={handleClick}>
          {texts.goToLogin}
        </ButtonLink>
      </p>
    </div>
  )
}

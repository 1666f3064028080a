import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { PageHeading } from '@enlace/ui/page-heading'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../core/paths.ts'
import styles from './view.module.css'

/** What the page is for, and the form. */
export function SetPasswordView({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} description={texts.intro} />
      {children}
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

import { handOverTexts as texts } from '@enlace/contract/sign-in/hand-over/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { paths } from '../../../core/paths.ts'
import styles from './view.module.css'

/** The session is being opened. */
export function Arriving() {
  return (
    <div className={styles.page} role="status">
      <PageHeading title={texts.title} description={texts.entering} />
    </div>
  )
}

/** There is none: why, and the way to the login. */
export function Refused({ reason }: { reason: string }) {
  return (
    <div className={styles.page} role="status">
      <PageHeading title={texts.refusedTitle} description={reason} />
      <p>{texts.help}</p>
      <p>
        <ButtonLink variant="primary" size="large" href={paths.login()}>
          {texts.goToLogin}
        </ButtonLink>
      </p>
    </div>
  )
}

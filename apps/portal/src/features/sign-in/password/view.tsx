import type { BootData } from '@enlace/contract/company/schemas.ts'
import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { SplitPage } from '@enlace/ui/split-page.tsx'
import type { ReactNode } from 'react'
import { Footer } from '../../../core/company/footer.tsx'
import { LoginImage } from '../../../core/company/login-image.tsx'
import { Logo } from '../../../core/company/logo.tsx'
import { paths } from '../../../core/paths.ts'
import styles from './view.module.css'

type RecoveryViewProps = Pick<BootData, 'company' | 'flags'> & {
  /** What the company writes before the form, behind it, and advertises below. */
  content: { intro: ReactNode; tips: ReactNode; advertisements: ReactNode }
  hasImage: boolean
  children: ReactNode
}

/** The sister page of the login on which a new password is asked for. */
export function RecoveryView({ company, flags, content, hasImage, children }: RecoveryViewProps) {
  return (
    <SplitPage
      logo={<Logo company={company} />}
      image={<LoginImage company={company} />}
      footer={<Footer company={company} flags={flags} />}
      below={hasImage && content.advertisements}
    >
      <div className={styles.recovery}>
        <h1 className={styles.title}>{texts.title}</h1>
        <div className={styles.intro}>{content.intro}</div>
        {children}
        <p>
          <Link href={paths.login()}>{texts.toLogin}</Link>
        </p>
        <section className={styles.tips} aria-label={texts.tips}>
          {content.tips}
        </section>
        {!hasImage && content.advertisements}
      </div>
    </SplitPage>
  )
}

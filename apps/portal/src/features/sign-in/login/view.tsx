import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { loginTexts as texts } from '@enlace/contract/sign-in/login/texts.ts'
import { isOn } from '@enlace/domain/modules.ts'
import { Link } from '@enlace/ui/link.tsx'
import { SplitPage } from '@enlace/ui/split-page.tsx'
import type { ReactNode } from 'react'
import { Footer } from '../../../core/company/footer.tsx'
import { Logo } from '../../../core/company/logo.tsx'
import { LoginImage } from '../../../core/company/login-image.tsx'
import { CompanyBands } from '../../../core/company/company-bands.tsx'
import { paths } from '../../../core/paths.ts'
import type { CompanyContent } from './use-company-content.tsx'
import styles from './view.module.css'

type LoginViewProps = Pick<BootData, 'company' | 'flags' | 'maintenance'> & {
  content: CompanyContent
  children: ReactNode
}

/** The company's welcome around the login form, with the ways to those who cannot log in yet. */
export function LoginView({ company, flags, maintenance, content, children }: LoginViewProps) {
  const offersRegistration = isOn(flags, 'agp_registration_supplier')
  return (
    <SplitPage
      logo={<Logo company={company} />}
      image={<LoginImage company={company} />}
      footer={<Footer company={company} flags={flags} />}
      onImage={content.onImage}
      beneath={content.beneath}
      below={content.below}
    >
      <div className={styles.login}>
        <h1 className={styles.welcome}>
          {company.welcome || fill(texts.welcome, { company: company.nombre })}
        </h1>
        <CompanyBands company={company} maintenance={maintenance} />
        {children}
        <ul className={styles.ways}>
          <li>
            <Link href={paths.passwordRecovery()}>{texts.recover}</Link>
          </li>
          {offersRegistration && (
            <li>
              <Link href={paths.supplierRegistration()}>{texts.register}</Link>
            </li>
          )}
        </ul>
        {offersRegistration && <div className={styles.note}>{content.note}</div>}
      </div>
    </SplitPage>
  )
}

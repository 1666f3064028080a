import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { captchaTexts as texts } from '@enlace/contract/captcha/texts.ts'
import { Suspense } from 'react'
import { hosting } from '../host.ts'
import type { CaptchaProps } from './captcha-props.ts'
import styles from './captcha.module.css'

const OwnCaptcha = lazyPart(async () => (await import('./own-captcha.tsx')).OwnCaptcha)
const ProviderCaptcha = lazyPart(async () => (await import('./provider-captcha.tsx')).ProviderCaptcha)

/** Keeps machines from sending a form; it comes after the page and takes its room from the first moment. */
export function Captcha(props: CaptchaProps) {
  const { provider } = hosting().captcha()
  return (
    <div className={styles.captcha}>
      <Suspense fallback={<p className={styles.status}>{texts.loading}</p>}>
        {provider === 'altcha' ? (
          <OwnCaptcha {...props} />
        ) : (
          <ProviderCaptcha {...props} provider={provider} />
        )}
      </Suspense>
    </div>
  )
}

import { captchaTexts as texts } from '@enlace/contract/core/captcha/texts'
import { lazy, type ReactNode, Suspense } from 'react'
import { readBoot } from '../company/boot.ts'
import styles from './captcha.module.css'

/** What every captcha takes: our own and a provider's. */
export type CaptchaProps = {
  /** The proof to send with the form; '' while there is none, or none that is still good. */
  onToken: (token: string) => void
  /** Why the form was not sent, where the captcha is what it lacks. */
  error?: ReactNode
  /** Another number asks for another proof: the last one was used up. */
  resetKey?: number
}

const OwnCaptcha = lazy(async () => ({ default: (await import('./own-captcha.tsx')).OwnCaptcha }))
const ProviderCaptcha = lazy(async () => ({
  default: (await import('./provider-captcha.tsx')).ProviderCaptcha,
}))

/** Keeps machines from sending a form; it comes after the page and takes its room from the first moment. */
export function Captcha(props: CaptchaProps) {
  const { captchaProvider: provider } = readBoot().environment
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

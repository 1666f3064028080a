import { captchaTexts as texts } from '@enlace/contract/captcha/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hosting } from '../host.ts'
import type { CaptchaProps } from './captcha-props.ts'
import styles from './captcha.module.css'
import { loadProvider, type Provider } from './provider-scripts.ts'

/** The widget of the provider that the operator set, in Spanish; what it cannot do is said in our words. */
export function ProviderCaptcha({
  provider,
  onToken,
  error,
  resetKey = 0,
}: CaptchaProps & { provider: Provider }) {
  const place = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(undefined)
  const [turn, setTurn] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const handleToken = useEffectEvent(onToken)

  useEffect(() => {
    let isShown = true
    const element = document.createElement('div')
    place.current?.replaceChildren(element)
    const fail = () => {
      handleToken('')
      setHasFailed(true)
    }
    loadProvider(provider).then((script) => {
      if (!isShown) return
      const widget = script.render(element, {
        sitekey: hosting().captcha().siteKey,
        theme: shownScheme(),
        language: 'es',
        callback: (token) => handleToken(token),
        'expired-callback': () => handleToken(''),
        'error-callback': fail,
      })
      reset.current = () => script.reset(widget)
    }, fail)
    return () => {
      isShown = false
      reset.current = undefined
    }
  }, [provider, turn])

  useEffect(() => {
    if (resetKey === 0) return
    handleToken('')
    reset.current?.()
  }, [resetKey])

  const handleRetry = () => {
    setHasFailed(false)
    setTurn(turn + 1)
  }
  return (
    <div role="group" aria-label={texts.widget}>
      <div ref={place} className={styles.widget} hidden={hasFailed} />
      {hasFailed && (
        <div role="alert">
          <p>{texts.providerFailed}</p>
          <Button onClick={handleRetry}>{texts.retry}</Button>
        </div>
      )}
      {error && <p className={styles.fault}>{error}</p>}
    </div>
  )
}

/** Light or dark as the page is drawn now. */
function shownScheme(): 'light' | 'dark' {
  const { scheme } = document.documentElement.dataset
  if (scheme === 'light' || scheme === 'dark') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The providers whose widget an operator may set in place of our own. */
export type Provider = 'turnstile' | 'recaptcha'

/** What a widget tells the page: a proof, that it is too old, or that there is none to be had. */
export type WidgetOptions = {
  sitekey: string
  theme: 'light' | 'dark'
  language: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** As much of a provider's script as is used; both document these names. */
export type WidgetScript = {
  render(element: HTMLElement, options: WidgetOptions): string | number
  reset(widget: string | number): void
}

declare global {
  interface Window {
    turnstile?: WidgetScript
    grecaptcha?: WidgetScript & { ready(callback: () => void): void }
  }
}

const addresses: Record<Provider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=es-419',
}

const loaded = new Map<Provider, Promise<WidgetScript>>()

/** A provider's script, loaded once a page and only where a captcha is shown; one that failed may be tried again. */
export function loadProvider(provider: Provider): Promise<WidgetScript> {
  const known = loaded.get(provider)
  if (known) return known
  const script = loadScript(addresses[provider]).then(() => readyScript(provider))
  loaded.set(provider, script)
  script.catch(() => loaded.delete(provider))
  return script
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${new URL(address).host} did not answer`))
    })
    document.head.append(script)
  })
}

function readyScript(provider: Provider): Promise<WidgetScript> {
  const { turnstile, grecaptcha } = window
  if (provider === 'turnstile' && turnstile) return Promise.resolve(turnstile)
  if (provider === 'recaptcha' && grecaptcha)
    return new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)))
  return Promise.reject(new Error(`${provider} brought another script than it documents`))
}

import type { ReactNode } from 'react'

/** What every captcha takes: our own and a provider's. */
export type CaptchaProps = {
  /** The proof to send with the form; '' while there is none, or none that is still good. */
  onToken: (token: string) => void
  /** Why the form was not sent, where the captcha is what it is missing. */
  error?: ReactNode
  /** Another number asks for another proof: the last one was used up. */
  resetKey?: number
}

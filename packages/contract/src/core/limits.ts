/**
 * The names of the rate limits for visitors; their values are in the server, which counts. Every visitor's call that
 * writes or looks something up has one.
 */
export type LimitName =
  | 'login'
  | 'session'
  | 'recovery'
  | 'set-password'
  | 'captcha'
  | 'search'
  | 'validation'
  | 'contact-email'
  | 'catalogue'
  | 'registration'
  | 'request-status'
  | 'contact'
  | 'payment'
  | 'reconcile'
  | 'reply'
  | 'verify'
  | 'question'
  | 'invitation'
  | 'unlock'
  | 'bank-change'
  | 'upload'
  | 'event-feed'
  | 'provider-check'
  | 'program'

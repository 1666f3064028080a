/**
 * What a visitor may not do without end, by name; how often an address may do it stands with the server, which counts.
 * Every visitor's call that writes or looks something up names one.
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

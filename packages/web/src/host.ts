import type {
  PasskeyRequest,
  StepUpBody,
  StepUpMethods,
} from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { BootData } from '@enlace/contract/company/schemas.ts'
import type { ClientOptions, Send } from '@enlace/api-client/client.ts'

type CaptchaProvider = BootData['environment']['captchaProvider']

/** For whom something is kept or cached; nobody's parts are null. */
export type Who = { company: number; person: string | null; account: number | null }

/** How somebody who is in shows again who it is. */
export type StepUpDoor = {
  methods: () => Promise<StepUpMethods>
  passkey: () => Promise<PasskeyRequest>
  /** @throws CallFailure where it does not show it. */
  show: (body: StepUpBody) => Promise<unknown>
}

/** What the shared parts need of the application in which they run. */
export type Host = {
  /** Where its API is, absolute or relative to the page. */
  apiUrl: () => string
  /** Makes a call as the person who is in. @throws CallFailure */
  send: Send
  /** A client with the same credentials; an upload brings its own way to send. */
  createClient: (way: Pick<ClientOptions, 'fetch' | 'timeout'>) => Send
  who: () => Who
  /** Whether somebody only looks, as somebody else: nothing is written then, not even a ticket for a file. */
  isLook: () => boolean
  /** Whether choices may stay on this device when the page is left: not on one that others use. */
  keepsChoices: () => boolean
  loadStepUp: () => Promise<StepUpDoor>
  /** Who tells people from programs, and under which key. */
  captcha: () => { provider: CaptchaProvider; siteKey: string }
  /** What is in the window's title behind the name of the place. */
  pageTitle: () => string
}

let host: Host | undefined

/** Tells the shared parts in which application they run, before any of them is drawn. */
export function runIn(application: Host): void {
  host = application
}

/** The application in which the shared parts run. */
export function hosting(): Host {
  if (!host) throw new Error('The shared parts run in no application')
  return host
}

/** What the window is called after its page. The login runs in no application: it keeps the title of its page. */
export const applicationTitle = (): string => host?.pageTitle() ?? document.title.split(' · ').at(-1) ?? ''

/** Makes a call of the contract as the person who is in. @throws CallFailure */
export const send: Send = (call, ...given) => hosting().send(call, ...given)

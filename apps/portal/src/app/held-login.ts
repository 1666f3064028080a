import { isEmailKept } from '@enlace/web/login/kept-email.ts'
import { isNoticeKept } from '../core/session/notice.ts'
import type { SentLogin } from '../features/sign-in/login/send.ts'

/** What somebody did at the login that the server drew, before the application was there to answer it. */
export type HeldLogin = {
  /** Whether a login is on its way. */
  isSending: () => boolean
  /**
   * Lets the application answer, and gives it what it missed. Resolves to the login that was sent; nothing where there
   * was none, or where a field is wrong.
   */
  handOver: () => Promise<SentLogin | undefined>
  /** Presses again what was not sent: the application tells why. */
  pressAgain: () => void
}

/** A login that the server drew and that nobody has touched yet. */
export type WaitingLogin = HeldLogin & {
  /** Comes with the first touch, at once where something was left for the login, or once the page has loaded all that is seen and has time. */
  untilWanted: Promise<void>
  end: () => void
}

/** The first signs that the application will be needed. */
const touches = ['pointerdown', 'keydown', 'focusin']

/** A picture that does not come keeps nobody waiting for more than this. */
const longest = 5000

/** What waits for the application, and where: links lead without a script, and a form is sent by an event of its own. */
const held: Readonly<Record<string, string>> = { click: 'button[type=button]', focusout: 'input' }

/**
 * Keeps the login that the server drew usable until React has come: what is typed stays in its fields, a login is sent at
 * once by the few kB that a call takes, and what else is pressed or left waits for the application.
 */
export function holdLogin(element: HTMLElement): WaitingLogin {
  const acts: Event[] = []
  let sending: SubmitEvent | undefined
  let sent: Promise<SentLogin | undefined> = Promise.resolve(undefined)
  const controller = new AbortController()
  const { signal } = controller
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // React may listen already while it still wakes: each act is answered once.
    event.stopImmediatePropagation()
    // One is enough: the next is answered by the application.
    if (sending) return
    sending = event
    // As the application draws it, which takes it away again.
    for (const name of ['aria-busy', 'aria-disabled']) event.submitter?.setAttribute(name, 'true')
    sent = Promise.all([
      import('../features/sign-in/login/send.ts'),
      import('../features/sign-in/login/queries.ts'),
    ]).then(
      ([{ sendLogin }, { logIn }]) => sendLogin(event.target, logIn),
      // The application asks for it again, and tells when it does not come.
      () => undefined,
    )
  }
  const keep = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(held[event.type] ?? '')) return
    event.stopImmediatePropagation()
    acts.push(event)
  }
  element.addEventListener('submit', handleSubmit, { signal })
  for (const type of Object.keys(held)) element.addEventListener(type, keep, { signal })
  return {
    untilWanted: new Promise((resolve) => {
      const wake = () => resolve()
      for (const type of touches) element.addEventListener(type, wake, { once: true, signal })
      // A notice is not told late, nor an email put where somebody types.
      if (element.contains(document.activeElement) || isEmailKept() || isNoticeKept()) wake()
      // Safari knows no idle moments.
      const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200))
      setTimeout(wake, longest)
      if (document.readyState === 'complete') wait()
      else window.addEventListener('load', wait, { once: true, signal })
    }),
    handOver() {
      controller.abort()
      for (const act of acts) act.target?.dispatchEvent(act)
      return sent
    },
    pressAgain: () => void sending?.target?.dispatchEvent(sending),
    isSending: () => sending !== undefined,
    end: () => controller.abort(),
  }
}

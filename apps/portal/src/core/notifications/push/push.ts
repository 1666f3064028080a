import { keepPushBrowser, removePushBrowser } from '@enlace/contract/notifications/calls.ts'
import { readBoot } from '../../company/boot.ts'
import { send } from '../../http/client.ts'
import { readItem, writeItems } from '../../session/items.ts'
import { session } from '../../session/session.ts'

/** How notices stand in this browser. */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'shared' | 'off' | 'on'

/** The browser would not, for a reason that has a sentence. */
export class PushRefusal extends Error {
  readonly reason: 'denied' | 'failed'

  constructor(reason: 'denied' | 'failed', cause?: unknown) {
    super(`Notices were refused: ${reason}`, { cause })
    this.name = 'PushRefusal'
    this.reason = reason
  }
}

/** Whose notices the browser shows: a person's of one company. */
function ownerNow(): string | undefined {
  const current = session.read()
  return current ? `${current.person.userId} ${readBoot().company.id}` : undefined
}

/** Milliseconds that a worker has to come. */
const patience = 8000

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined
  const { serviceWorker } = navigator
  // A page that has just come registers its worker once it stands.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return (await serviceWorker.getRegistration()) ?? Promise.race([serviceWorker.ready, late])
}

/** iPhones and iPads, which alone tell this, show notices of installed applications only. */
const isInTabOfPhone = () => 'standalone' in navigator && navigator.standalone === false

/** How notices stand in this browser for the person who is signed in. */
export async function pushState(): Promise<PushState> {
  const worker = await workerOf()
  if (!worker) return isInTabOfPhone() ? 'uninstalled' : 'unsupported'
  if (session.read()?.isSharedDevice === true) return 'shared'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await worker.pushManager.getSubscription()
  return subscription && readItem('push_owner') === ownerNow() ? 'on' : 'off'
}

/** Lets this browser show the person's notices. @throws PushRefusal, CallFailure */
export async function enablePush(publicKey: string): Promise<void> {
  const worker = await workerOf()
  if (!worker) throw new PushRefusal('failed')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusal('denied')
  // One of another person, or of an installation with other keys, is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => {
      throw new PushRefusal('failed', cause)
    })
  try {
    await keep(subscription)
  } catch (thrown) {
    await subscription.unsubscribe()
    throw thrown
  }
  writeItems({ push_owner: ownerNow() })
}

/** Ends the notices of this browser, also where the server cannot be told: it hears so from the push service. */
export async function disablePush(): Promise<void> {
  writeItems({ push_owner: null })
  const subscription = await (await workerOf())?.pushManager.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await send(removePushBrowser, { body: { endpoint } })
}

/**
 * At the beginning of a session: the server hears that the browser is still the person's; a browser that shows somebody
 * else's notices does so no longer.
 */
export async function tendPush(): Promise<void> {
  const owner = readItem('push_owner')
  const now = ownerNow()
  if (owner === null || now === undefined) return
  const subscription = await (await workerOf())?.pushManager.getSubscription()
  if (owner === now && subscription) await keep(subscription)
  // The same person in another company of its own keeps them where they are.
  if (owner.split(' ')[0] !== now.split(' ')[0]) {
    await subscription?.unsubscribe()
    writeItems({ push_owner: null })
  }
}

async function keep(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new PushRefusal('failed')
  await send(keepPushBrowser, { body: { endpoint, p256dh, auth } })
}

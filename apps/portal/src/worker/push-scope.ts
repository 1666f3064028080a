import type { LastingEvent } from './scope.ts'

/** As much of a service worker's surroundings as notices need. */
export type PushScope = {
  registration: {
    scope: string
    showNotification(
      title: string,
      options: { body: string; tag: string; data: string; lang: string },
    ): Promise<void>
  }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<PushClient[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ShownEvent) => void): void
}

/** An open page of the portal. */
export type PushClient = {
  url: string
  focus(): Promise<unknown>
  navigate(address: string): Promise<unknown>
}

/** A push service handed a message over. */
export type PushedEvent = LastingEvent & { data: { text(): string } | null }

/** Somebody chose a notice. */
export type ShownEvent = LastingEvent & { notification: { close(): void; data: unknown } }

import { channel, tracingChannel } from 'node:diagnostics_channel'
import { cause } from '@enlace/database/driver/cause.ts'

/** An answered request; `route` is its pattern, undefined for an unknown path. */
export interface AnsweredRequest {
  origin: string
  method: string
  route: string | undefined
  status: number
  seconds: number
}

/** Published for each answered request. */
export const answered = channel('enlace:answered')

/** A refused sign-in: at which form, why, and how many alarms it raised. */
export interface RefusedAtDoor {
  door: 'portal' | 'backoffice'
  reason: string
  alarms: number
}

/** Published for each refused sign-in, without the person. */
export const signInsRefused = channel('enlace:sign-in-refused')

/** A piece of background work that a worker runs. */
export interface WatchedWork {
  kind: 'job' | 'mail' | 'webhook'
  /** The task, the purpose of the mail, or the kind of event: one of a few words. */
  name: string
  id: string
  company: number
  attempt: number
  /** The request that caused it, as `cause` stores it; null if there was none. */
  causedBy: string | null
  result?: unknown
  error?: unknown
}

/** Published for each piece of work, from start to end; it costs nothing without a subscriber. */
export const work = tracingChannel<unknown, WatchedWork>('enlace:work')

/** Runs a piece of work and publishes it; the work that it causes has the same cause. */
export function watchWork<Result>(about: WatchedWork, run: () => Promise<Result>): Promise<Result> {
  const { causedBy } = about
  if (causedBy === null) return work.tracePromise(run, about)
  return cause.run(causedBy, () => work.tracePromise(run, about))
}

/** Returns the reference of the request that caused something, for the log. */
export function referenceOf(causedBy: string | null): { reference?: string } {
  const [reference] = causedBy?.split(' ') ?? []
  return reference === undefined ? {} : { reference }
}

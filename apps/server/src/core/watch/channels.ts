import { channel, tracingChannel } from 'node:diagnostics_channel'
import { cause } from '@enlace/database/driver/cause.ts'

/** A request that was answered; `route` is its pattern, undefined where there is none for it. */
export interface AnsweredRequest {
  origin: string
  method: string
  route: string | undefined
  status: number
  seconds: number
}

/** Told of each request once it is answered. */
export const answered = channel('enlace:answered')

/** A sign-in that was refused: at which door, why, and how many alarms it raised. */
export interface RefusedAtDoor {
  door: 'portal' | 'backoffice'
  reason: string
  alarms: number
}

/** Told of each refused sign-in; of nobody in particular. */
export const signInsRefused = channel('enlace:sign-in-refused')

/** A piece of work that nobody waits for, in a worker's hand. */
export interface WatchedWork {
  kind: 'job' | 'mail' | 'webhook'
  /** The task, what the mail is about, or the kind of event: one of a few words. */
  name: string
  id: string
  company: number
  attempt: number
  /** The request that caused it, as `cause` keeps it; null where it was none. */
  causedBy: string | null
  result?: unknown
  error?: unknown
}

/** Told of every such piece, from its start to its end; nothing is done for it while nobody listens. */
export const work = tracingChannel<unknown, WatchedWork>('enlace:work')

/** Does a piece of work under the eyes of the person who watches; what it causes in its turn has the same cause. */
export function watchWork<Result>(about: WatchedWork, run: () => Promise<Result>): Promise<Result> {
  const { causedBy } = about
  if (causedBy === null) return work.tracePromise(run, about)
  return cause.run(causedBy, () => work.tracePromise(run, about))
}

/** The reference of the request that caused something, for the lines of the log about it. */
export function referenceOf(causedBy: string | null): { reference?: string } {
  const [reference] = causedBy?.split(' ') ?? []
  return reference === undefined ? {} : { reference }
}

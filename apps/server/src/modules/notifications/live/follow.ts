import { setTimeout as pause } from 'node:timers/promises'
import type { Live } from '@enlace/contract/notifications/live/schemas.ts'
import type { Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { subjectAreas } from '@enlace/contract/sign-in/presence/subjects.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type StaffRole, staffRight } from '@enlace/domain/staff-roles.ts'
import type { Disk } from '../../../core/disk/disk.ts'
import { Bell } from './bell.ts'
import type { LiveHub } from './hub.ts'
import { findStanding } from './queries.ts'
import type { LiveCounts } from '../../../core/desk/count-queries.ts'

/** Milliseconds between polls, which also detect clients that disconnected silently. */
const looksEvery = 30_000
/** Milliseconds between two polls: a load that changes a thousand rows causes one. */
const pace = 400
/** The maximum number of changed subjects in a message; above it a screen reloads in any case. */
const mostMoved = 200
/** Bytes. */
const step = 50 * 1024 * 1024

/** The scope of a stream, and the services it reads from. */
interface Followed {
  db: Database
  scope: Scope
  hub: LiveHub
  counts: LiveCounts
  disk: Disk
}

/**
 * Yields the state of the company's work, now and at each change. Each poll opens the scope again, so that the stream
 * ends when access is revoked.
 */
export async function* followStanding(
  { db, scope, hub, counts, disk }: Followed,
  signal: AbortSignal,
): AsyncGenerator<Live, void, void> {
  const first = await findStanding(db, scope, counts)
  const firstRoom = await roomFor(first.role, disk)
  const bell = new Bell()
  const moved = new Map<string, Subject>()
  const leave = hub.follow(first.company, (subject) => {
    if (subject && moved.size < mostMoved) moved.set(`${subject.kind} ${subject.id}`, subject)
    bell.ring()
  })
  signal.addEventListener('abort', () => bell.ring(), { once: true })
  let told = JSON.stringify([first.counts, first.present, firstRoom, first.signInAlarm])
  try {
    // Polls again for changes between the first poll and the subscription.
    bell.ring()
    yield {
      counts: first.counts,
      present: first.present,
      moved: [],
      ...firstRoom,
      ...(first.signInAlarm && { signInAlarm: first.signInAlarm }),
    }
    while (!signal.aborted) {
      await bell.next(looksEvery)
      await pause(pace, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      const happened = [...moved.values()]
      moved.clear()
      const { role, counts: counted, present, signInAlarm } = await findStanding(db, scope, counts)
      const seen = happened.filter(({ kind }) => staffRight(role, subjectAreas[kind]) !== undefined)
      const room = await roomFor(role, disk)
      const standing = JSON.stringify([counted, present, room, signInAlarm])
      if (standing === told && seen.length === 0) continue
      told = standing
      yield { counts: counted, present, moved: seen, ...room, ...(signInAlarm && { signInAlarm }) }
    }
  } finally {
    leave()
  }
}

/**
 * Returns the free disk space of this node for administrators, if scarce. It is rounded down to steps, so that not
 * each megabyte is sent.
 */
async function roomFor(role: StaffRole, disk: Disk): Promise<Pick<Live, 'room'>> {
  const room = role === 'administrador' ? await disk.scarce() : undefined
  return room === undefined ? {} : { room: { ...room, free: Math.floor(room.free / step) * step } }
}

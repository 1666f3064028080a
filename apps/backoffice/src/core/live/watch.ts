import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { follow } from '@enlace/web/stream/follow.ts'
import { session } from '../session/session.ts'
import { live } from './live.ts'

/** Follows the company's work for as long as somebody is in, with one connection for all tabs. Answers how to stop. */
export function watchLive({ staff, company }: StaffSession): () => void {
  const stop = follow({
    name: `enlace-staff-live ${company.id} ${staff}`,
    call: followLive,
    query: () => undefined,
    take: live.take,
    later: (line) => ({ ...line, moved: [] }),
    isOver: () => session.read() === null,
  })
  return () => {
    stop()
    live.forget()
  }
}

import type { Room } from '@enlace/contract/operations/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Disk } from '../../core/disk/disk.ts'
import { tellOperators } from './disk-commands.ts'

/** Milliseconds between two checks. */
const looksEvery = 60_000

/** The log of a watch. */
interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A watch over this node's disk space. */
export interface DiskWatch {
  /** Checks now; resolves when all mails are queued. */
  look(): Promise<void>
  stop(): void
}

/** Checks the disk space every minute: logs each change of state, and mails daily while space is scarce. */
export function watchDisk({ disk, db }: { disk: Disk; db: Database }, log: Log): DiskWatch {
  let before: Room['level'] | undefined
  const look = async () => {
    const room = await disk.scarce()
    if (room?.level !== before) tell(room, log)
    before = room?.level
    if (room) await tellOperators(db, room)
  }
  // An unreachable database is logged already, and the next check follows in a minute.
  const lookAgain = () =>
    void look().catch((fault: unknown) => log.error({ err: fault }, 'disk watch failed'))
  const looking = setInterval(lookAgain, looksEvery).unref()
  lookAgain()
  return { look, stop: () => clearInterval(looking) }
}

function tell(room: Room | undefined, log: Log): void {
  if (!room) return log.info({}, 'disk has room again')
  const { level, place, free, total } = room
  log.warn({ place, level, freeBytes: free, totalBytes: total }, `disk is ${level}`)
}

import type { Room } from '@enlace/contract/operations/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Disk } from '../../core/disk/disk.ts'
import { tellOperators } from './disk-commands.ts'

/** Milliseconds between two looks. */
const looksEvery = 60_000

/** Where a watch tells what it sees. */
interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A watch over the room of this node. */
export interface DiskWatch {
  /** Looks now; resolves when anyone who is to be told was. */
  look(): Promise<void>
  stop(): void
}

/** Looks at the room once a minute: a line in the log whenever it changes how it stands, a mail a day while it is little. */
export function watchDisk({ disk, db }: { disk: Disk; db: Database }, log: Log): DiskWatch {
  let before: Room['level'] | undefined
  const look = async () => {
    const room = await disk.scarce()
    if (room?.level !== before) tell(room, log)
    before = room?.level
    if (room) await tellOperators(db, room)
  }
  // A database that is away is in the log already, and the next look comes in a minute.
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

import type { SupplierEvent } from '@enlace/contract/suppliers/users/schemas.ts'

/** Something that happened, and how often it did in a row; the day is the newest. */
export type ToldEvent = SupplierEvent & { times: number; since: string }

/** Entries that are shown before somebody asks for more. */
export const shownAtFirst = 25

/** What happened, newest first; entries of the same person one after another are told as one. */
export function toldEvents(events: readonly SupplierEvent[]): ToldEvent[] {
  const told: ToldEvent[] = []
  for (const event of events) {
    const last = told.at(-1)
    if (last && last.suceso === 'session:login' && isSame(last, event)) {
      last.times += 1
      last.since = event.at
    } else told.push({ ...event, times: 1, since: event.at })
  }
  return told
}

const isSame = (one: SupplierEvent, other: SupplierEvent) =>
  one.suceso === other.suceso && one.sobre === other.sobre && one.actor === other.actor

import type { AnnouncedMaintenance } from '@enlace/contract/core/company/schemas'
import { readBoot } from './boot.ts'

let told: AnnouncedMaintenance | null | undefined
const listeners = new Set<() => void>()

/** The maintenance that the company announces: what the page came with, or what the server said since. */
export const announced = {
  read: () => (told === undefined ? readBoot().maintenance : told),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  note(next: AnnouncedMaintenance | null) {
    if (JSON.stringify(next) === JSON.stringify(announced.read())) return
    told = next
    for (const listener of listeners) listener()
  },
}

import { readBoot } from './boot.ts'

let told: string | null | undefined
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
  note(next: string | null) {
    if (next === announced.read()) return
    told = next
    for (const listener of listeners) listener()
  },
}

import type { Live } from '@enlace/contract/notifications/live/schemas.ts'
import type { Presence, Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { useSyncExternalStore } from 'react'

/** What this tab knows of the company's work; nothing until it has heard. */
type Standing = Pick<Live, 'counts' | 'present' | 'room' | 'signInAlarm'>

const nothing: Standing = { counts: {}, present: [] }
let standing = nothing
const listeners = new Set<() => void>()
const onMoves = new Set<(moved: readonly Subject[]) => void>()

/** What waits for the staff and who works at what, for whoever shows it. */
export const live = {
  read: () => standing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Calls back with what somebody changed while the page is open. */
  onMoved(listener: (moved: readonly Subject[]) => void) {
    onMoves.add(listener)
    return () => {
      onMoves.delete(listener)
    }
  },
  /** Takes what the stream brought. */
  take({ moved, ...told }: Live) {
    standing = told
    for (const listener of listeners) listener()
    if (moved.length > 0) for (const listener of onMoves) listener(moved)
  },
  /** Another person or company has other work. */
  forget() {
    standing = nothing
    for (const listener of listeners) listener()
  },
}

/** What waits for the staff, for each place of the menu that counts. */
export const useLiveCounts = (): Live['counts'] => useSyncExternalStore(live.subscribe, live.read).counts

/** Who has what open, in the order in which they came. */
export const usePresent = (): readonly Presence[] => useSyncExternalStore(live.subscribe, live.read).present

/** The last burst of refused sign-ins, where it is of today and this person sees to it. */
export const useSignInAlarm = (): Live['signInAlarm'] =>
  useSyncExternalStore(live.subscribe, live.read).signInAlarm

/** The server's room where it is little and this person sees to it. */
export const useRoom = (): Live['room'] => useSyncExternalStore(live.subscribe, live.read).room

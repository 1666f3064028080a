import type { Live } from '@enlace/contract/notifications/live/schemas.ts'
import type { Presence, Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** What this tab knows of the company's work; nothing until it has heard. */
type Standing = Pick<Live, 'counts' | 'present' | 'room' | 'signInAlarm'>

const nothing: Standing = { counts: {}, present: [] }
let standing = nothing
const listeners = new Set<() => void>()
const onMoves = new Set<(moved: readonly Subject[] | 'anything') => void>()

/** What waits for the staff and who works at what, for whoever shows it. */
export const live = {
  read: () => standing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Calls back with what somebody changed while the page is open; with `anything` where that was not told for a while. */
  onMoved(listener: (moved: readonly Subject[] | 'anything') => void) {
    onMoves.add(listener)
    return () => {
      onMoves.delete(listener)
    }
  },
  /** Takes what the stream brought; where it `opens`, what was shown before may be of before a change. */
  take({ moved, ...told }: Live, opens: boolean) {
    standing = told
    for (const listener of listeners) listener()
    if (opens || moved.length > 0) for (const listener of onMoves) listener(opens ? 'anything' : moved)
  },
  /** Another person or company has other work. */
  forget() {
    standing = nothing
    for (const listener of listeners) listener()
  },
}

/** What waits for the staff, for each place of the menu that counts. */
export const useLiveCounts = (): Live['counts'] => useSyncExternalStore(live.subscribe, live.read).counts

/** Milliseconds after which a page does without what the stream has not told yet. */
const patience = 3000

/** Whether the stream has told what waits, or has had its time: what depends on it no longer moves. */
export function useIsTold(): boolean {
  const isTold = useSyncExternalStore(live.subscribe, () => live.read() !== nothing)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isTold || isLate
}

/** Who has what open, in the order in which they came. */
export const usePresent = (): readonly Presence[] => useSyncExternalStore(live.subscribe, live.read).present

/** The last burst of refused sign-ins, where it is of today and this person sees to it. */
export const useSignInAlarm = (): Live['signInAlarm'] =>
  useSyncExternalStore(live.subscribe, live.read).signInAlarm

/** The server's room where it is little and this person sees to it. */
export const useRoom = (): Live['room'] => useSyncExternalStore(live.subscribe, live.read).room

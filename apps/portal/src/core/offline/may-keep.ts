import { timing } from '@enlace/contract/core/timing.ts'
import { readBoot } from '../company/boot.ts'
import { isIdle } from '../session/lifetime/idle-rules.ts'
import { readItem } from '../session/items.ts'
import { session } from '../session/session.ts'

/** Whose documents this tab may keep and show from the device. */
export type Keeper = { person: string; company: number }

/**
 * Who may read and keep copies of documents now: the person of this tab, as long as it is still the one of this browser,
 * has not been away for the company's minutes, and works for the company whose page this is. Nobody on a shared device
 * (decisions 3).
 */
export function keeperNow(now: number = Date.now()): Keeper | undefined {
  const current = session.read()
  if (!current || current.isSharedDevice) return undefined
  // Another tab may have ended the session; this one hears of it a moment later.
  if (readItem('session_token') !== current.token) return undefined
  if (isIdle(Number(readItem('last_activity') ?? now), now, readItem('time_out'))) return undefined
  const company = readBoot().company.id
  if (Number(readItem('selectedCompany')) !== company) return undefined
  return { person: current.person.userId, company }
}

/** The instant before which no copy belongs to a session that can still be open. */
export const oldestCopy = (now: number = Date.now()): number => now - timing.longestSession

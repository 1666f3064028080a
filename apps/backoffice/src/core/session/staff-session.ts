import { getStaffSession } from '@enlace/contract/staff/sign-in/calls.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { type StaffArea, staffRight } from '@enlace/domain/staff-roles.ts'
import { useSyncExternalStore } from 'react'
import { send } from './client.ts'

let known: StaffSession | undefined
const listeners = new Set<() => void>()

/** Who is in, for which company, with which areas; undefined before it is known and when nobody is in. */
export const staffSession = {
  read: () => known,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  forget() {
    tell(undefined)
  },
}

/** Asks the server who is in. @throws CallFailure */
export async function loadStaffSession(): Promise<StaffSession> {
  const session = await send(getStaffSession)
  tell(session)
  return session
}

/** Who is in; only for what is drawn behind the login. */
export function useStaff(): StaffSession {
  const session = useSyncExternalStore(staffSession.subscribe, staffSession.read)
  if (!session) throw new Error('Nobody is in')
  return session
}

/** Whether whoever is in may look into an area. */
export function useMayRead(area: StaffArea): boolean {
  return staffRight(useStaff().rol, area) !== undefined
}

/** Whether whoever is in may change something in an area, not only look. */
export function useMayWrite(area: StaffArea): boolean {
  return staffRight(useStaff().rol, area) === 'write'
}

function tell(next: StaffSession | undefined): void {
  known = next
  for (const listener of listeners) listener()
}

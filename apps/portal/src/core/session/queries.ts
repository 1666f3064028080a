import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import type { SessionContext } from '@enlace/contract/sign-in/session/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { readJson, writeItems } from './items.ts'
import { session } from './session.ts'

/**
 * Who is signed in, with the branch accounts and the other companies of the person; it seldom changes. What this browser
 * was told last stands until the answer comes, so that the header has its selectors from the start.
 */
export const sessionContextQuery = () => ({
  ...callQuery(getSessionContext),
  staleTime: 5 * 60_000,
  initialData: keptContext,
  initialDataUpdatedAt: 0,
})

/** Keeps the context for the next load of the page, unless the device is shared. */
export function keepContext(context: SessionContext): void {
  if (session.read()?.isSharedDevice === false) writeItems({ session_context: context })
}

/** What this browser was told last of the open session; nothing where another person's or another shape is kept. */
export function keptContext(): SessionContext | undefined {
  // Only keepContext writes this item; one of another person or another shape is not taken.
  const kept = readJson('session_context') as Partial<SessionContext> | null
  const isOwn = kept?.person?.userId !== undefined && kept.person.userId === session.read()?.person.userId
  return isOwn && Array.isArray(kept.accounts) && Array.isArray(kept.memberships)
    ? (kept as SessionContext) // the parts that are read were just looked at
    : undefined
}

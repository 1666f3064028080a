import { type ReactNode, useSyncExternalStore } from 'react'
import { latePart } from '@enlace/web/content/late-part.tsx'

const Notices = latePart(async () => (await import('@enlace/web/notices.tsx')).Notices)

/** A page with the notices and the waiting veil that may come over it; they come after it, which shows none at first. */
export function Surroundings({ children }: { children: ReactNode }) {
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <>
      {children}
      {isAwake && <Notices />}
    </>
  )
}

import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { acceptance } from '../core/session/acceptance.ts'

const AcceptancePage = lazy(async () => ({
  default: (await import('../features/legal-texts/route.tsx')).AcceptancePage,
}))

/** What is behind the login, once the company's legal texts are accepted: before that, these and nothing else. */
export function Accepted({ children }: { children: ReactNode }) {
  if (!useSyncExternalStore(acceptance.subscribe, acceptance.isDue)) return children
  return (
    <Suspense>
      <AcceptancePage />
    </Suspense>
  )
}

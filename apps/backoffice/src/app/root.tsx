import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '@enlace/web/http/failure.ts'
import { isAt, paramsAt } from '@enlace/web/path.ts'
import { goTo, pathOf, useRoute } from '@enlace/web/place.ts'
import { FaultBoundary } from '@enlace/web/screen/fault-boundary.tsx'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { EntryFrame } from '../core/screen/entry-frame.tsx'
import { FailedScreen } from '../core/screen/failed-screen.tsx'
import { watchIdleness } from '../core/session/idle.ts'
import { paths } from '../core/paths.ts'
import { session } from '../core/session/session.ts'
import { loadStaffSession, staffSession } from '../core/session/staff-session.ts'
import { Inside } from './inside.tsx'
import { LoginPage } from '../features/sign-in/login/route.tsx'
import { PasswordRecoveryPage } from '../features/sign-in/password/route.tsx'
import { SetPasswordPage } from '../features/set-password/route.tsx'

/** Opened by a mailed link now and then. */
const EmailChangePage = lazyPart(
  async () => (await import('../features/sign-in/email-change/route.tsx')).EmailChangePage,
)
/** Seen once in the life of an installation. */
const SetupRoute = lazyPart(async () => (await import('../features/first-run/setup/route.tsx')).SetupRoute)
const Notices = latePart(async () => (await import('@enlace/web/notices.tsx')).Notices)

/** The whole of the back office: the pages before the login, or what is behind it. */
export function Root({ client }: { client: QueryClient }) {
  return (
    <>
      <FaultBoundary>
        <Place client={client} />
      </FaultBoundary>
      <Notices />
    </>
  )
}

function Place({ client }: { client: QueryClient }): ReactNode {
  const route = pathOf(useRoute())
  const token = useSyncExternalStore(session.subscribe, session.read)
  if (isAt(paths.setPassword.pattern, route))
    return <SetPasswordPage token={paramsAt(paths.setPassword.pattern, route)['token'] ?? ''} />
  if (isAt(paths.emailChange.pattern, route)) {
    const linkToken = paramsAt(paths.emailChange.pattern, route)['token'] ?? ''
    return (
      <Suspense>
        <EmailChangePage key={linkToken} token={linkToken} />
      </Suspense>
    )
  }
  if (isAt(paths.passwordRecovery.pattern, route)) return <PasswordRecoveryPage />
  if (isAt(paths.setup.pattern, route))
    return (
      <Suspense>
        <SetupRoute token={paramsAt(paths.setup.pattern, route)['token'] ?? ''} />
      </Suspense>
    )
  if (token === null) return <ToLogin route={route} />
  return <KnownStaff key={token} client={client} />
}

/** Nobody is in: the login, which leads back to where somebody wanted to go. */
function ToLogin({ route }: { route: string }) {
  const isThere = isAt(paths.login.pattern, route)
  useEffect(() => {
    if (!isThere) goTo(paths.login({}, { desde: route === '/' ? undefined : route }), { replaces: true })
  }, [isThere, route])
  return isThere ? <LoginPage /> : null
}

/** Asks who is in before anything of the company is shown. */
function KnownStaff({ client }: { client: QueryClient }) {
  const staff = useSyncExternalStore(staffSession.subscribe, staffSession.read)
  const [failure, setFailure] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isShown = true
    loadStaffSession().catch((thrown: unknown) => isShown && setFailure(thrown))
    return () => {
      isShown = false
    }
  }, [turn])
  useEffect(() => (staff ? watchIdleness(staff.idleMinutes) : undefined), [staff])
  useEffect(() => () => staffSession.forget(), [])
  if (staff) return <Inside client={client} staff={staff} />
  if (failure === undefined || failureOf(failure).endsSession) return null
  return (
    <EntryFrame>
      <FailedScreen
        failure={failure}
        onRetry={() => {
          setFailure(undefined)
          setTurn(turn + 1)
        }}
      />
    </EntryFrame>
  )
}

import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import './base.css'
import '../core/host/screen-host.ts'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { readBoot } from '../core/company/boot.ts'
import { keepCompanies, keepCompany, keepParameters } from '../core/session/parameters.ts'
import { selectedParametersQuery } from '../core/company/queries.ts'
import { createQueryClient } from '@enlace/web/http/query-client.ts'
import { leaveForServerError } from '../core/connection/server-error.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { keepSessionBy } from '../core/http/client.ts'
import { keepDocuments, untilCopiesRead } from '../core/offline/keep-documents.ts'
import { keptCopies } from '@enlace/web/connection.ts'
import { isDocumentPlace } from '../core/connection/document-places.ts'
import { keepContext, keptContext, sessionContextQuery } from '../core/session/queries.ts'
import { session } from '../core/session/session.ts'
import { followOtherTabs } from '../core/session/tabs.ts'
import { findPage } from './routes/find-page.ts'
import { documentRoutes } from './routes/document-routes.ts'
import { keepDrawnParts } from './shell/drawn-part.tsx'
import { Frame, loadBars } from './shell/frame.tsx'
import { Pages } from './pages.tsx'
import { rootStage } from './root-stage.tsx'
import type { Stage } from './routes/stage.ts'

const IdleWarning = lazyPart(async () => (await import('./shell/idle-warning.tsx')).IdleWarning)

/** Starts the application behind the login: query cache, menu, and what keeps the session. */
export async function startApplication(element: HTMLElement): Promise<Stage> {
  const client = createQueryClient()
  keepDocuments(client)
  session.subscribe(() => client.clear())
  followOtherTabs()
  keepDrawnParts(element)
  const root = createRoot(element)
  const stage = rootStage(element, root)
  const draw = (page: ReactNode) =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          {page}
          <Suspense fallback={null}>
            <IdleWarning />
          </Suspense>
        </QueryClientProvider>
      </StrictMode>,
    )
  let isAccepting = false
  const accept = () => {
    if (isAccepting) return
    isAccepting = true
    import('../features/legal-texts/route.tsx').then(
      ({ AcceptancePage }) => draw(<AcceptancePage />),
      (fault: unknown) => stage.tellServerAway(fault),
    )
  }
  keepSessionBy({ renew: renewTokens, end: endSession, accept })
  void keepAlive()
  keepWhatIsSet(client)
  // The first page's chunk and data are asked for before anything is drawn over the server's skeleton.
  const inside = {
    client,
    untilCopiesRead,
    context: () => client.getQueryData(sessionContextQuery().queryKey) ?? keptContext(),
  }
  const find = (route: string) => findPage(route, documentRoutes, inside)
  const page = find(routeInHash())
  loadBars().catch(() => undefined)
  const first = await page
  void import('./keep-ahead.ts').then(({ keepAhead }) => keepAhead(inside)).catch(() => undefined)
  if (!isAccepting) draw(<Pages first={first} Frame={Frame} find={find} />)
  return stage
}

/** What renews the tokens comes when it is needed: the first screen does without. */
async function renewTokens(): Promise<boolean> {
  const { renewTokens: renew } = await import('../core/session/lifetime/refresh.ts')
  return renew()
}

/** What leaves a session that is over comes with what watches it. */
function endSession(message: string): void {
  void import('../core/session/lifetime/ended.ts').then(({ leaveEndedSession }) => leaveEndedSession(message))
}

/** Renews the tokens in time, and watches whether somebody is still there. */
async function keepAlive(): Promise<void> {
  const [{ keepTokensFresh }, { watchIdleness }] = await Promise.all([
    import('../core/session/lifetime/refresh.ts'),
    import('../core/session/lifetime/idle.ts'),
  ])
  keepTokensFresh()
  watchIdleness()
}

/** Keeps what the company set and the person's companies under the specification's names (spec 3). */
function keepWhatIsSet(client: QueryClient): void {
  const boot = readBoot()
  keepCompany(boot)
  const keep = async () => {
    const [parameters, context] = await Promise.all([
      client.fetchQuery(selectedParametersQuery()),
      client.fetchQuery(sessionContextQuery()),
    ])
    keepParameters(parameters, boot.company.favicon)
    keepCompanies(context.memberships)
    keepContext(context)
  }
  keep().catch(async (thrown: unknown) => {
    const { endsSession, message, reference, status } = failureOf(thrown)
    // A session that is over leads to the login by itself (spec 8, Parameters call failure at load); a load that was
    // given up because nothing on the page needs it any more is no failure of the server's.
    if (endsSession || status < 0) return undefined
    if (status === 401 || status === 403) return endSession(message)
    // Without a server the document screens show what the device keeps (decisions 4).
    if (status === 0 && isDocumentPlace(routeInHash()) && (await keptCopies.exist())) return undefined
    return leaveForServerError(reference)
  })
}

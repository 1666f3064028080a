import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hasLoginStyle } from '../core/addresses.ts'
import { readBoot } from '../core/company/boot.ts'
import { keepParameters } from '../core/company/parameters.ts'
import { selectedParametersQuery } from '../core/company/queries.ts'
import { createQueryClient } from '../core/http/query-client.ts'
import { focusHeading } from '../core/screen/heading.ts'
import { keepSessionBy } from '../core/http/client.ts'
import { leaveEndedSession } from '../core/session/ended.ts'
import { keepTokensFresh, renewTokens } from '../core/session/refresh.ts'
import { session } from '../core/session/session.ts'
import { followOtherTabs } from '../core/session/tabs.ts'
import { followLinks } from './follow-links.ts'
import { createPortalRouter } from './router.tsx'

/** Starts the application behind the login: router, query cache, and what keeps the session. */
export async function startApplication(element: HTMLElement): Promise<void> {
  const client = createQueryClient()
  const router = createPortalRouter(client)
  session.subscribe(() => {
    client.clear()
    void router.invalidate()
  })
  followOtherTabs()
  followLinks(router.history)
  router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged }) => {
    document.body.className = hasLoginStyle(toLocation.pathname) ? 'login' : 'app'
    if (fromLocation && pathChanged) focusHeading()
  })
  if (session.read()) {
    keepSessionBy({ renew: renewTokens, end: leaveEndedSession })
    keepTokensFresh()
    const { favicon } = readBoot().company
    void client
      .fetchQuery(selectedParametersQuery())
      .then((parameters) => keepParameters(parameters, favicon))
      // The cache's own handler has told what went wrong; the page was drawn from the boot data.
      .catch(() => undefined)
  }
  // The first screen's chunk and data are asked for before anything is drawn over the server's skeleton.
  await router.load()
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

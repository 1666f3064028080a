import './base.css'
import '../core/host/host.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { followOtherTabs } from '../core/session/tabs.ts'
import { findPage } from './routes/find-page.ts'
import { visitorScreens } from './routes/visitor-routes.ts'
import { Pages } from './pages.tsx'
import { PublicShell } from './shell/public-shell.tsx'
import { rootStage } from './root-stage.tsx'
import type { Stage } from './routes/stage.ts'

const find = (route: string) => findPage(route, visitorScreens)

let followsTabs = false

/** Starts the pages that anybody may open, for who is not signed in. */
export async function startVisitor(element: HTMLElement): Promise<Stage> {
  // Somebody who signs in in another tab is signed in here, too.
  if (!followsTabs) followOtherTabs()
  followsTabs = true
  const first = await find(routeInHash())
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Pages first={first} Frame={PublicShell} find={find} />
    </StrictMode>,
  )
  return rootStage(element, root)
}

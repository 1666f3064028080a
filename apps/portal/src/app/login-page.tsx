import './base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readBoot } from '../core/company/boot.ts'
import type { HeldLogin } from './held-login.ts'
import { PublicLogin } from './public-login.tsx'
import { rootStage } from './root-stage.tsx'
import type { Stage } from './routes/stage.ts'

/** Wakes the login that the server drew, or draws it where another page was. */
export function startLogin(element: HTMLElement, held?: HeldLogin): Stage {
  const page = <PublicLogin boot={readBoot()} held={held} />
  if (element.dataset.page === 'login' && element.hasChildNodes()) {
    return rootStage(element, hydrateRoot(element, page))
  }
  const root = createRoot(element)
  root.render(page)
  return rootStage(element, root)
}

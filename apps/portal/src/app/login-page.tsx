import './base.css'
import { pageTexts } from '@enlace/contract/core/pages/texts'
import { serverErrorTitle } from '@enlace/contract/core/texts'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { isLoginRoute, routeInHash } from '../core/addresses.ts'
import { readBoot } from '../core/company/boot.ts'
import { ProblemPage } from '../core/screen/problem-page.tsx'
import { session } from '../core/session/session.ts'
import { PublicLogin } from './public-login.tsx'

/** Wakes the login that the server drew, without router and query cache; another route starts the application. */
export function startLogin(element: HTMLElement): void {
  const page = <PublicLogin boot={readBoot()} />
  let root: Root
  if (element.dataset.page === 'login') root = hydrateRoot(element, page)
  else {
    root = createRoot(element)
    root.render(page)
  }
  const leave = () => {
    if (isLoginRoute(routeInHash()) && !session.read()) return
    window.removeEventListener('hashchange', leave)
    void leaveLogin(root, element)
  }
  window.addEventListener('hashchange', leave)
}

async function leaveLogin(root: Root, element: HTMLElement): Promise<void> {
  const application = await loadApplication()
  if (application === undefined) {
    document.body.className = 'app'
    root.render(<ServerAway />)
    return
  }
  root.unmount()
  await application.startApplication(element)
}

/** The application's scripts; nothing when they do not come. */
async function loadApplication() {
  try {
    return await import('./application.tsx')
  } catch {
    return undefined
  }
}

/** The words of `/500` where no server is there to bring that page's scripts. */
function ServerAway() {
  return (
    <main>
      <ProblemPage
        title={serverErrorTitle}
        message={pageTexts.serverErrorHelp}
        onRetry={() => location.reload()}
      />
    </main>
  )
}

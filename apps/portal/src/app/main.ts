import { hasLoginStyle, isLoginRoute, routeInHash } from '../core/addresses.ts'
import { isAt } from '../core/paths.ts'
import { readItem } from '../core/session/items.ts'
import { screens } from './routes.ts'

// The first script: it knows what the server could not, the route in the hash, and asks for the chunks of that place.

const rootElement = document.getElementById('root')
if (rootElement) open(rootElement)

function open(element: HTMLElement) {
  reloadOnceForNewBuild()
  const route = routeInHash()
  document.body.className = hasLoginStyle(route) ? 'login' : 'app'
  if (isLoginRoute(route) && !readItem('session_token')) {
    void import('./login-page.tsx').then((chunk) => chunk.startLogin(element))
    return
  }
  // The login that came with the page is another place's.
  if (element.dataset.page === 'login') element.replaceChildren()
  void import('./application.tsx').then((chunk) => chunk.startApplication(element))
  void screens.find((screen) => isAt(screen.path, route))?.load()
}

/** A chunk that is gone belongs to a build that was replaced: the page is loaded anew, once. */
function reloadOnceForNewBuild() {
  const mark = 'reloaded_for_build'
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(mark) === import.meta.url) return
    sessionStorage.setItem(mark, import.meta.url)
    location.reload()
  })
}

import { hasLoginStyle, isLoginRoute, routeInHash } from '../core/addresses.ts'
import { isAt } from '../core/paths.ts'
import { readItem } from '../core/session/items.ts'

// The first script: it knows what the server could not, the route in the hash, and asks for the chunks of that place.

// It may come before the page's end has.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  const element = document.getElementById('root')
  if (element) open(element)
}

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
  // Not part of this script: the login does without the table of screens.
  void import('./routes.ts').then(({ screens }) => screens.find((screen) => isAt(screen.path, route))?.load())
}

/** A chunk that is gone belongs to a build that was replaced: the page is loaded anew, once, if the server answers. */
function reloadOnceForNewBuild() {
  const mark = 'reloaded_for_build'
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(mark) === import.meta.url) return
    const reload = () => {
      sessionStorage.setItem(mark, import.meta.url)
      location.reload()
    }
    // Without a server the place tells so itself, and what is on the page stays.
    void fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined)
  })
}

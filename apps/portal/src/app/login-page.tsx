import './base.css'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { isLoginRoute, routeInHash } from '../core/addresses.ts'
import { readBoot } from '../core/company/boot.ts'
import { session } from '../core/session/session.ts'
import { LoginPage } from '../features/login/route.tsx'
import { PublicLogin } from './public-login.tsx'

/** `/login` inside the application. */
export function LoginScreen() {
  return <LoginPage boot={readBoot()} />
}

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
    void import('./application.tsx').then((chunk) => {
      root.unmount()
      return chunk.startApplication(element)
    })
  }
  window.addEventListener('hashchange', leave)
}

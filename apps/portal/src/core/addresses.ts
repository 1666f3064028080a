import { isAt } from '@enlace/web/path.ts'
import { paths } from './paths.ts'

/** Whether a route is the login itself: its own path, or none at all (spec 2: an empty path redirects to login). */
export function isLoginRoute(route: string): boolean {
  return isAt('/', route) || isAt(paths.login.pattern, route)
}

const loginType = [paths.login, paths.registerLogin, paths.password, paths.passwordRecovery]

/** Whether a page carries the login body style (spec 2): login, register-login, password, password-recovery, root. */
export function hasLoginStyle(route: string): boolean {
  return isAt('/', route) || loginType.some((path) => isAt(path.pattern, route))
}

const unchecked = [
  paths.handedOver,
  paths.offlineExpectation,
  paths.serverError,
  paths.notFound,
  paths.browserNotSupported,
]

/** Whether arriving at a place asks if the portal is on line: everywhere but at the login's pages and where it would lead. */
export function asksPageStatus(route: string): boolean {
  return !hasLoginStyle(route) && !unchecked.some((path) => isAt(path.pattern, route))
}

/** Whether an address belongs to the back office: the word `backend` in its path, not in a query (spec 2, decisions 4). */
export function namesBackOffice(pathname: string, route: string): boolean {
  return `${pathname}${route.replace(/\?.*$/s, '')}`.includes('backend')
}

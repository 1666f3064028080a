import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { isAt, paramsAt } from '@enlace/web/path.ts'
import { paths } from '../paths.ts'

let code: string | undefined

/** Takes the code of a hand-over out of the address bar and the history, before anything else is done at its place. */
export function takeCodeFromAddress(): void {
  const route = routeInHash()
  if (!isAt(paths.handOver.pattern, route)) return
  code = paramsAt(paths.handOver.pattern, route)['code']
  history.replaceState(null, '', paths.handedOver())
}

/** The code that the page came with, once. */
export function takeCode(): string | undefined {
  const taken = code
  code = undefined
  return taken
}

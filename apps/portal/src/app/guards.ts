import { redirect } from '@tanstack/react-router'
import type { Access } from '@enlace/domain/access'
import { maxDays } from '@enlace/contract/core/list'
import { namesBackOffice, routeInHash } from '../core/addresses.ts'
import { readBoot } from '../core/company/boot.ts'
import { paths } from '../core/paths.ts'
import { keepReturnPath } from '../core/session/return-path.ts'
import { session } from '../core/session/session.ts'

/** Lets only the signed-in into the main modules (spec 2); the place they asked for waits behind the login. */
export function guard(access: Access, route: string): void {
  if (access.actor === 'visitor' || session.read()) return
  keepReturnPath(route)
  throw redirect({ to: paths.login.pattern, replace: true })
}

/** Whether the `{days}` of a path, where it has one, is a window that the portal knows (decisions 4: 0 to 3650). */
export function hasKnownDays(params: Readonly<Record<string, string | undefined>>): boolean {
  const days = params['days']
  return days === undefined || (/^\d{1,4}$/.test(days) && Number(days) <= maxDays)
}

/** Sends an address with the word `backend` to the back office (spec 2). */
export function leaveForBackOffice(): void {
  const { backofficeGatewayUrl } = readBoot().environment
  if (backofficeGatewayUrl && namesBackOffice(location.pathname, routeInHash()))
    location.replace(backofficeGatewayUrl)
}

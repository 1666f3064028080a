import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call'
import { Problem } from '@enlace/contract/core/problems'
import type { Database } from '@enlace/database/database'
import { nobodysHash } from '@enlace/database/password'
import { backofficeRoutes } from '../core/backoffice/routes.ts'
import { captchaOf } from '../core/captcha/provider.ts'
import { docsRoutes } from '../core/docs/routes.ts'
import { healthRoutes } from '../core/health/routes.ts'
import { createInstance } from '../core/http/instance.ts'
import { Keys } from '../core/http/keys.ts'
import type { Service } from '../core/http/service.ts'
import { VisitedCompanies } from '../core/http/visited-company.ts'
import { secretKeyOf } from '../core/settings/secret-key.ts'
import type { Settings } from '../core/settings/settings.ts'
import { openStorage } from '../core/storage/open-storage.ts'
import { servedCalls } from './calls.ts'
import { portalRoutes } from './portal.ts'

/** The product's two origins, joined and ready to answer; they listen to nothing yet. */
export interface Server {
  portal: FastifyInstance
  backoffice: FastifyInstance
  servedCalls: readonly AnyCall[]
}

/**
 * Joins the server: both origins over one database.
 * @throws Error when a call of the contract is not bound, or one that it does not list is.
 */
export async function createServer(
  settings: Settings,
  db: Database,
  logStream?: { write(line: string): void },
): Promise<Server> {
  const keys = new Keys(await secretKeyOf(settings))
  const service: Service = {
    db,
    settings,
    keys,
    captcha: captchaOf(settings, db, keys),
    visited: new VisitedCompanies(db, settings.company),
    storage: openStorage(settings),
    served: [],
  }
  const portal = await createInstance(settings, service, logStream)
  await portalRoutes(portal)
  const backoffice = await createInstance(settings, service, logStream)
  healthRoutes(backoffice)
  docsRoutes(backoffice, servedCalls, new URL('api', settings.publicUrl).href)
  backofficeRoutes(backoffice, settings.publicUrl)
  backoffice.setNotFoundHandler(() => {
    throw new Problem('unknown-call')
  })
  await Promise.all([portal.ready(), backoffice.ready(), nobodysHash()])
  demandAllServed(service.served)
  return { portal, backoffice, servedCalls }
}

function demandAllServed(served: readonly AnyCall[]): void {
  const missing = servedCalls.filter((call) => !served.includes(call))
  const unlisted = served.filter((call) => !servedCalls.includes(call))
  const names = [...missing, ...unlisted].map((call) => `${call.method} ${call.path}`)
  if (names.length > 0)
    throw new Error(`Calls that are listed and not bound, or bound and not listed: ${names.join(', ')}`)
}

import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Database } from '@enlace/database/database.ts'
import { nobodysHash } from '@enlace/database/password.ts'
import { captchaOf } from '../core/captcha/provider.ts'
import { openDisk } from '../core/disk/disk.ts'
import { createInstance } from '../core/http/serve/instance.ts'
import type { Service } from '../core/http/service.ts'
import { VisitedCompanies } from '../core/http/visited-company.ts'
import { openDomainNames } from '../core/outgoing/domain-names.ts'
import { keysOf } from '../core/settings/secret-key.ts'
import type { Tracing } from '../core/tracing/spans.ts'
import { openTracing } from '../core/tracing/tracing.ts'
import type { Settings } from '../core/settings/settings.ts'
import { openStorage } from '../core/storage/backends/open-storage.ts'
import { backofficeOrigin } from './backoffice.ts'
import { servedCalls, servedStaffCalls } from './calls.ts'
import { portalRoutes } from './portal.ts'
import { servedProgramCalls } from './programs.ts'

/** Both origins of the product, ready to answer but not listening yet. */
export interface Server {
  portal: FastifyInstance
  backoffice: FastifyInstance
  servedCalls: readonly AnyCall[]
  servedStaffCalls: readonly AnyCall[]
  /** Sends traces, if a collector is configured; must be stopped last. */
  tracing: Tracing | undefined
}

/** Creates both origins over one database. @throws Error if a call of the contract is not bound, or an unlisted one is. */
export async function createServer(
  settings: Settings,
  db: Database,
  logStream?: { write(line: string): void },
): Promise<Server> {
  const service = await serviceOf(settings, db)
  const tracing = await openTracing(settings)
  const portal = await createInstance(settings, service, logStream)
  tracing?.follow(portal)
  await portalRoutes(portal)
  const backoffice = await createInstance(
    settings,
    { ...service, audience: 'backoffice', served: [] },
    logStream,
  )
  tracing?.follow(backoffice)
  await backofficeOrigin(backoffice)
  await Promise.all([portal.ready(), backoffice.ready(), nobodysHash()])
  demandAllServed(portal.service.served, [...servedCalls, ...servedProgramCalls])
  demandAllServed(backoffice.service.served, servedStaffCalls)
  return { portal, backoffice, servedCalls, servedStaffCalls, tracing }
}

/** Creates the services of the portal's calls and of the background work. */
export async function serviceOf(settings: Settings, db: Database): Promise<Service> {
  const keys = await keysOf(settings)
  return {
    audience: 'portal',
    db,
    settings,
    keys,
    captcha: captchaOf(settings, db, keys),
    visited: new VisitedCompanies(db, settings.company),
    names: openDomainNames(settings.dnsServers),
    storage: openStorage(settings),
    disk: openDisk(settings, db),
    served: [],
  }
}

function demandAllServed(served: readonly AnyCall[], listed: readonly AnyCall[]): void {
  const missing = listed.filter((call) => !served.includes(call))
  const unlisted = served.filter((call) => !listed.includes(call))
  const names = [...missing, ...unlisted].map((call) => `${call.method} ${call.path}`)
  if (names.length > 0)
    throw new Error(`Calls that are listed and not bound, or bound and not listed: ${names.join(', ')}`)
}

import type { FastifyInstance } from 'fastify'
import { watchDisk } from '../modules/operations/index.ts'
import { drain } from '../core/http/drain.ts'
import { serveMetrics } from '../core/metrics/serve-metrics.ts'
import type { Task } from '../core/jobs/task.ts'
import type { Settings } from '../core/settings/settings.ts'
import { startBackground } from './background.ts'
import type { Server } from './server.ts'

/** Milliseconds for open requests to end when the server closes. */
const patience = 10_000

/** A running server. */
export interface Listening {
  /** The addresses of the sockets, with their actual ports. */
  portalAddress: string
  backofficeAddress: string
  /** The address of the metrics, if configured. */
  metricsAddress: string | undefined
  /**
   * Drains if configured, accepts no new request, lets the open ones end, and then closes; a second call waits for the
   * same end.
   */
  close(): Promise<void>
}

/** The reason why the server cannot listen, in one line. */
export class ListenFault extends Error {
  override readonly name = 'ListenFault'
}

/**
 * Opens both ports, or none of them; `tasks` are jobs from outside of the server.
 * @throws ListenFault when a port is taken or may not be used.
 */
export async function listen(
  { portal, backoffice, tracing }: Server,
  settings: Settings,
  tasks: readonly Task[] = [],
): Promise<Listening> {
  const closeAll = () => Promise.all([portal, backoffice].map(closeGently)).then(() => undefined)
  try {
    const portalAddress = await open(portal, settings.host, settings.port, 'PORT')
    const backofficeAddress = await open(
      backoffice,
      settings.host,
      settings.backofficePort,
      'BACKOFFICE_PORT',
    )
    const { service, log } = portal
    const metrics = await serveMetrics(service.db, settings, service.disk)
    const room = watchDisk(service, log)
    const background = settings.worksInBackground ? startBackground({ ...service, log }, tasks) : undefined
    const leave = async () => {
      room.stop()
      await drain([portal, backoffice], settings.drainSeconds)
      await closeAll()
    }
    let closing: Promise<void> | undefined
    const close = () =>
      (closing ??= Promise.all([leave(), background?.stop(), metrics?.close()]).then(() => tracing?.stop()))
    return { portalAddress, backofficeAddress, metricsAddress: metrics?.address, close }
  } catch (fault) {
    await closeAll()
    throw fault
  }
}

/**
 * Opens a port.
 * @throws ListenFault when it is taken or may not be used.
 */
export async function open(
  app: FastifyInstance,
  host: string,
  port: number,
  variable: string,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} of ${host} is in use by another program: stop it or set ${variable} to another port.`,
      EACCES: `Port ${port} of ${host} may not be used by this user: set ${variable} to a port above 1023.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one that it has.`,
      ENOTFOUND: `This machine has no address ${host}: set HOST to one that it has.`,
    }
    const reason = typeof code === 'string' ? reasons[code] : undefined
    if (reason === undefined) throw fault
    throw new ListenFault(reason, { cause: fault })
  }
}

async function closeGently(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@enlace/database/database.ts'
import type { Disk } from '../disk/disk.ts'
import type { Settings } from '../settings/settings.ts'

/** The address that Prometheus scrapes. */
export interface MetricsPlace {
  readonly address: string
  close(): Promise<void>
}

/** The reason why the metrics cannot be served, in one line. */
export class MetricsFault extends Error {
  override readonly name = 'ListenFault'
}

/**
 * Serves `/metrics` on an address of its own, local unless configured otherwise; undefined, with no library loaded, if
 * no port is set. @throws MetricsFault if the port cannot be opened.
 */
export async function serveMetrics(
  db: Database,
  { metricsPort: port, metricsHost: host }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
  disk?: Disk,
): Promise<MetricsPlace | undefined> {
  if (port === undefined) return undefined
  const { startMetrics } = await import('./registry.ts')
  const metrics = startMetrics(db, disk)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void metrics
      .read()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text))
      .catch(() => response.writeHead(500).end())
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port, host }, resolve)
    })
  } catch (fault) {
    metrics.stop()
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
    throw new MetricsFault(
      `The metrics cannot be served on port ${port} of ${host} (${code}): correct METRICS_PORT or METRICS_HOST.`,
      { cause: fault },
    )
  }
  // A server that listens to a port has this kind of address.
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: () =>
      new Promise((resolve) => {
        metrics.stop()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import type { Database } from '@enlace/database/database.ts'
import { watchDisk } from '../modules/operations/index.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { createInstance } from '../core/http/serve/instance.ts'
import { serveMetrics } from '../core/metrics/serve-metrics.ts'
import type { Settings } from '../core/settings/settings.ts'
import { openTracing } from '../core/tracing/tracing.ts'
import { startBackground } from './background.ts'
import { open } from './listen.ts'
import { serviceOf } from './server.ts'

/** A process that works in the background and answers nobody's calls. */
export interface Working {
  /** Where it tells how it is; undefined where it opens no port. */
  healthAddress: string | undefined
  /** Takes no more work, gives back what does not end at once, and closes its port. */
  close(): Promise<void>
}

/**
 * Does the work in the background, and nothing else.
 * @throws ListenFault when the port of its health is taken or may not be used.
 */
export async function work(settings: Settings, db: Database): Promise<Working> {
  const tracing = await openTracing(settings)
  const app = await createInstance(settings, await serviceOf(settings, db))
  healthRoutes(app)
  await app.ready()
  const { healthPort, host } = settings
  const healthAddress =
    healthPort === undefined ? undefined : await open(app, host, healthPort, 'HEALTH_PORT')
  const metrics = await serveMetrics(db, settings, app.service.disk)
  const room = watchDisk(app.service, app.log)
  const background = startBackground({ ...app.service, log: app.log })
  return {
    healthAddress,
    async close() {
      room.stop()
      await Promise.all([background.stop(), app.close(), metrics?.close()])
      await tracing?.stop()
    },
  }
}

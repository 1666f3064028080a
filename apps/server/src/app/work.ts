import type { Database } from '@enlace/database/database.ts'
import { watchDisk } from '../modules/operations/index.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { createInstance } from '../core/http/serve/instance.ts'
import { serveMetrics } from '../core/metrics/serve-metrics.ts'
import type { Task } from '../core/jobs/task.ts'
import type { Settings } from '../core/settings/settings.ts'
import { openTracing } from '../core/tracing/tracing.ts'
import { startBackground } from './background.ts'
import { open } from './listen.ts'
import { serviceOf } from './server.ts'

/** A process that only does background work. */
export interface Working {
  /** The address of its health check; undefined if it opens no port. */
  healthAddress: string | undefined
  /** Stops claiming work, returns unfinished work to the queue, and closes its port. */
  close(): Promise<void>
}

/** Runs background work only; `tasks` are jobs from outside of the server. @throws ListenFault if the port of its health check is taken or may not be used. */
export async function work(settings: Settings, db: Database, tasks: readonly Task[] = []): Promise<Working> {
  const tracing = await openTracing(settings)
  const app = await createInstance(settings, await serviceOf(settings, db))
  healthRoutes(app)
  await app.ready()
  const { healthPort, host } = settings
  const healthAddress =
    healthPort === undefined ? undefined : await open(app, host, healthPort, 'HEALTH_PORT')
  const metrics = await serveMetrics(db, settings, app.service.disk)
  const room = watchDisk(app.service, app.log)
  const background = startBackground({ ...app.service, log: app.log }, tasks)
  return {
    healthAddress,
    async close() {
      room.stop()
      await Promise.all([background.stop(), app.close(), metrics?.close()])
      await tracing?.stop()
    },
  }
}

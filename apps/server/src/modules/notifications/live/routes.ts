import type { FastifyInstance } from 'fastify'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import { serveStream } from '../../../core/http/serve/serve-stream.ts'
import { followStanding } from './follow.ts'
import { LiveHub } from './hub.ts'
import type { LiveCounts } from '../../../core/desk/count-queries.ts'

/** The live stream of the staff's pending work and of who works on what. */
export function liveRoutes(app: FastifyInstance, counts: LiveCounts): void {
  const { db } = app.service
  const hub = new LiveHub(db)
  app.addHook('onClose', () => hub.stop())
  serveStream(app, followLive, ({ scope }, signal) =>
    followStanding({ db, scope, hub, counts, disk: app.service.disk }, signal),
  )
}

import type { FastifyInstance } from 'fastify'
import {
  endOpenSession,
  listOpenSessionRows,
  listOpenSessions,
} from '@enlace/contract/sign-in/sessions/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { choicesOf, countRows } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { deviceName } from '../attempts/device.ts'
import { endSession } from './commands.ts'
import { findSessions, sessionRows } from './queries.ts'

/** A session with a readable browser name. */
const presentSession = <Row extends { equipo: string }>(row: Row) => ({
  ...row,
  equipo: deviceName(row.equipo),
})

/** The open sessions, and ending one. */
export function sessionsRoutes(app: FastifyInstance): void {
  serve(app, listOpenSessions, async ({ db, scope, query }) => {
    const { rows, kinds } = await findSessions(db, scope, query)
    return {
      rows: rows.map(presentSession),
      total: countRows(kinds.filter(({ tipo }) => (query.tipo ?? tipo) === tipo)),
      totals: [],
      counts: {},
      choices: choicesOf(
        kinds.map(({ tipo, rows: found }) => ({ tipo: [tipo], rows: found })),
        ['tipo'],
        query,
      ),
      dataAsOf: null,
    }
  })

  serve(app, listOpenSessionRows, async ({ db, scope, query }) => {
    const { rows, next } = await findSlice(db, scope, sessionRows(query), query.after)
    return { rows: rows.map(presentSession), next }
  })

  serve(app, endOpenSession, async ({ db, scope, request, params }) => {
    await db.transaction(scope, (tx) => endSession(tx, params.id, request.ip))
    return {}
  })
}

import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  cancelEventRegistration,
  downloadEventFile,
  getEvent,
  getEventMonth,
  listEvents,
  registerForEvent,
} from '@enlace/contract/events/visitor/calls.ts'
import type { EventDetail } from '@enlace/contract/events/visitor/schemas.ts'
import { holidayTexts } from '@enlace/contract/events/visitor/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { weeksOfMonth } from '@enlace/domain/company-calendar.ts'
import { holidaysOf } from '@enlace/domain/holidays.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { registerPerson, withdrawPerson } from './commands.ts'
import { detailOf, summaryOf } from './present.ts'
import { findOwnDaysOff } from '../../company/index.ts'
import { findAgenda, findEvent, findEventFile, findEventsBetween } from './queries.ts'
import { kindsOf } from './rules.ts'

/** Binds the company's events: calendar, agenda, one event, and the person's seat. */
export function eventRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, getEventMonth, async ({ db, scope, query }) => {
    const today = todayInBogota(new Date())
    const mes = query.mes ?? today.slice(0, 7)
    const [year, month] = [Number(mes.slice(0, 4)), Number(mes.slice(5))]
    const { from, until } = weeksOfMonth(year, month)
    const [events, own] = await Promise.all([
      findEventsBetween(db, scope, { from, until, kinds: kindsOf(query.tipo) }),
      findOwnDaysOff(db, scope),
    ])
    const years = new Set([from, until].map((date) => Number(date.slice(0, 4))))
    const festivos = [
      ...[...years].flatMap(holidaysOf).map(({ fecha, id }) => ({ fecha, nombre: holidayTexts[id] })),
      ...own,
    ].filter(({ fecha }) => fecha >= from && fecha <= until)
    return { mes, today, from, until, festivos, events: events.map(summaryOf) }
  })

  serve(app, listEvents, async ({ db, scope, query }) => {
    const found = await findAgenda(db, scope, query, kindsOf(query.tipo))
    return { ...found, today: todayInBogota(new Date()), rows: found.rows.map(summaryOf) }
  })

  serve(app, getEvent, ({ db, scope, params }) => eventOf(db, scope, params.id))

  serve(app, registerForEvent, async ({ db, scope, params }) => {
    await registerPerson(db, scope, params.id)
    return eventOf(db, scope, params.id)
  })

  serve(app, cancelEventRegistration, async ({ db, scope, params }) => {
    await withdrawPerson(db, scope, params.id)
    return eventOf(db, scope, params.id)
  })

  serveFile(app, downloadEventFile, async ({ db, scope, params }) => {
    const file = await findEventFile(db, scope, params.id)
    if (file === undefined) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

async function eventOf(db: Database, scope: Scope, id: string): Promise<EventDetail> {
  const found = await findEvent(db, scope, id)
  if (found === undefined) throw new Problem('event-not-found')
  return detailOf(found.event, found.files)
}

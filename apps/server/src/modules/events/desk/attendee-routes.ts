import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  downloadDeskAttendees,
  listDeskAttendees,
  markDeskAttendee,
  releaseDeskAttendee,
  seatDeskAttendee,
} from '@enlace/contract/events/desk/calls.ts'
import { eventsDeskPeopleTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { peopleSheet } from '../../exports/index.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { markAttendee, moveAttendee } from './commands.ts'
import { actorOf } from './actor-queries.ts'
import { findDeskAttendees, findDeskEvent } from './queries.ts'

/** Binds the attendees of an event: list, attendance, and seats that staff gives and takes. */
export function attendeeRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listDeskAttendees, async ({ scope, params: { codigo } }) => {
    if (!(await findDeskEvent(db, scope, codigo))) throw new Problem('event-not-found')
    return { rows: await findDeskAttendees(db, scope, codigo) }
  })

  serve(app, markDeskAttendee, async ({ scope, request, params: { codigo, id }, body: { asistio } }) => {
    if (!(await markAttendee(await actorOf(request, scope), codigo, id, asistio)))
      throw new Problem('event-not-found')
    return {}
  })

  serve(app, seatDeskAttendee, async ({ scope, request, params: { codigo, id } }) => {
    demand(await moveAttendee(await actorOf(request, scope), 'seat', codigo, id))
    return {}
  })

  serve(app, releaseDeskAttendee, async ({ scope, request, params: { codigo, id } }) => {
    demand(await moveAttendee(await actorOf(request, scope), 'release', codigo, id))
    return {}
  })

  serveFile(app, downloadDeskAttendees, async ({ scope, params: { codigo }, query: { formato } }) => {
    const event = await findDeskEvent(db, scope, codigo)
    if (!event) throw new Problem('event-not-found')
    const people = await findDeskAttendees(db, scope, codigo)
    return peopleSheet(formato, {
      name: fill(texts.fileName, { codigo }),
      title: event.title,
      headers: texts.columns,
      rows: people.map((one) => [
        stateTexts.inscripcion[one.estado],
        one.persona,
        one.correo,
        one.nit,
        one.proveedor,
        formatInstant(new Date(one.pidio_at)),
        one.asistio === null ? '' : one.asistio ? texts.yes : texts.no,
      ]),
    })
  })
}

function demand(done: boolean | null): void {
  if (done === null) throw new Problem('event-not-found')
  if (!done) throw new Problem('changed-meanwhile')
}

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addDeskEventFile,
  cancelDeskEvent,
  changeDeskEvent,
  createDeskEvent,
  getDeskEvent,
  listDeskEvents,
  removeDeskEventFile,
} from '@enlace/contract/events/desk/calls.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { slugOf } from '../../content/index.ts'
import { keepEventFile } from '../keep-file.ts'
import type { PublishedEvent } from '../event-sheet.ts'
import { cancelEvent, publishEvent } from '../staff-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { actorOf } from './actor-queries.ts'
import { holdSeenEvent, noteEvent, removeFile } from './commands.ts'
import { attendeeRoutes } from './attendee-routes.ts'
import { eventOf, rowOf } from './present.ts'
import { findCodesLike, findDeskEvent, findDeskEvents } from './queries.ts'
import { readEvent, repeated } from './rules.ts'

/** Binds the desk of events: events, their files and their attendees. */
export function eventsDeskRoutes(app: FastifyInstance): void {
  const { db, storage } = app.service

  serve(app, listDeskEvents, async ({ scope, query: { ver } }) => {
    const now = new Date()
    return { rows: (await findDeskEvents(db, scope, ver)).map((row) => rowOf(row, now)) }
  })

  serve(app, getDeskEvent, async ({ scope, params: { codigo } }) => {
    const found = await findDeskEvent(db, scope, codigo)
    if (!found) throw new Problem('event-not-found')
    return eventOf(found, new Date())
  })

  serve(app, createDeskEvent, async ({ scope, request, body }) => {
    const bodies = repeated(body)
    const start = slugOf(body.evento.titulo)
    if (start === '') throw new Problem('invalid-fields', {}, { titulo: texts.titleMissing })
    const taken = new Set(await findCodesLike(db, scope, start))
    const read = bodies.map((one) => readEvent(newCode(`${start}-${one.inicio.slice(0, 10)}`, taken), one))
    const actor = await actorOf(request, scope)
    await db.transaction(scope, async (tx) => {
      for (const { event } of read) demandGuests(await publishEvent(tx, event))
    })
    for (const { event } of read) await noteEvent(actor, 'event-created', event.code)
    return { codigos: read.map(({ event }) => event.code), removed: read[0]?.removed ?? [] }
  })

  serve(app, changeDeskEvent, async ({ scope, request, params: { codigo }, body: { sello, evento } }) => {
    const { event, removed } = readEvent(codigo, evento)
    const found = await findDeskEvent(db, scope, codigo)
    if (!found) throw new Problem('event-not-found')
    refuseTooFewSeats(event, found.seats_taken)
    const seated = await db.transaction(scope, async (tx) => {
      await holdSeenEvent(tx, codigo, sello)
      return demandGuests(await publishEvent(tx, event))
    })
    await noteEvent(await actorOf(request, scope), 'event-changed', codigo)
    return { seated, removed }
  })

  serve(
    app,
    cancelDeskEvent,
    async ({ scope, request, params: { codigo: code }, body: { motivo: reason } }) => {
      const actor = await actorOf(request, scope)
      const isCancelled = await cancelEvent(db, actor.company, { code, reason })
      if (isCancelled === undefined) throw new Problem('event-not-found')
      if (!isCancelled) throw new Problem('changed-meanwhile')
      await noteEvent(actor, 'event-cancelled', code)
      return {}
    },
  )

  serve(app, addDeskEventFile, async ({ scope, request, params: { codigo: code }, files: [file] }) => {
    if (!file) throw new Problem('invalid-fields', {}, { archivo1: texts.none })
    const actor = await actorOf(request, scope)
    const content = Readable.from(await storage.get(file.storageKey))
    if (!(await keepEventFile({ db, storage }, actor.company, { code, name: file.name, content })))
      throw new Problem('event-not-found')
    await noteEvent(actor, 'event-file-added', code)
    return { archivos: (await findDeskEvent(db, scope, code))?.archivos ?? [] }
  })

  serve(app, removeDeskEventFile, async ({ scope, request, params: { codigo, id } }) => {
    if (!(await removeFile(await actorOf(request, scope), codigo, id))) throw new Problem('event-not-found')
    return { archivos: (await findDeskEvent(db, scope, codigo))?.archivos ?? [] }
  })

  attendeeRoutes(app)
}

/** Returns the first unused code for an event. */
function newCode(wanted: string, taken: Set<string>): string {
  let code = wanted
  for (let at = 2; taken.has(code); at++) code = `${wanted}-${at}`
  taken.add(code)
  return code
}

function demandGuests(published: Awaited<ReturnType<typeof publishEvent>>): number {
  if (published.outcome === 'guest-unknown')
    throw new Problem('invalid-fields', {}, { invitados: fill(texts.guestUnknown, { nit: published.nit }) })
  return published.seated
}

/** Refuses a capacity below the seats that are taken. */
function refuseTooFewSeats({ capacity }: PublishedEvent, taken: number): void {
  if (capacity !== null && capacity < taken)
    throw new Problem('invalid-fields', {}, { cupo: fill(texts.seatsBelow, { n: taken }) })
}

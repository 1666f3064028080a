import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  downloadEventCalendar,
  getEventFeed,
  makeEventFeed,
  readEventFeed,
  revokeEventFeed,
} from '@enlace/contract/events/visitor/calls.ts'
import type { EventFeed } from '@enlace/contract/events/visitor/schemas.ts'
import { calendarFileTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import type { Service } from '../../../core/http/service.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { readProfile } from '../../company/index.ts'
import { portalAddress } from '../../../core/mail/links.ts'
import { calendarFile, etagOf } from './calendar-present.ts'
import { endFeed, keepFeed } from './commands.ts'
import { findEvent, findFeed, findFeedEvents } from './queries.ts'

/** Days of a feed: a quarter back, so that recent events stay, and over a year ahead. */
const feedDays = { back: 90, ahead: 400 }

const mediaType = 'text/calendar'
/** The purpose from which an address's secret is derived when needed; only its hash is stored. */
const purpose = 'event-feed'

/** Binds events for the person's own calendar: one as a file, all by a secret address. */
export function eventFeedRoutes(app: FastifyInstance): void {
  const { service } = app

  serveFile(app, downloadEventCalendar, async ({ db, scope, params }) => {
    const found = await findEvent(db, scope, params.id)
    if (found === undefined) throw new Problem('event-not-found')
    const { company_id: id } = await db.context(scope)
    const frame = { company: (await readProfile(db, id)).company, portal: await portalOf(service, id) }
    const name = fill(texts.fileName, { dia: found.event.day })
    return { name, mediaType, body: calendarFile([found.event], frame, 'single') }
  })

  serve(app, getEventFeed, ({ scope }) => feedOf(service, scope))

  serve(app, makeEventFeed, async ({ db, scope }) => {
    const seed = randomUUID()
    await keepFeed(db, scope, { seed, hash: hashOf(service.keys.derive(purpose, seed)) })
    return feedOf(service, scope)
  })

  serve(app, revokeEventFeed, async ({ db, scope }) => {
    await endFeed(db, scope)
    return feedOf(service, scope)
  })

  serveFile(app, readEventFeed, async ({ db, params }) => {
    const scope = Scope.ofEventFeed(hashOf(params.token.replace(/\.ics$/, '')))
    const { events, company } = await findFeedEvents(db, scope, feedDays)
    const body = calendarFile(events, { company, portal: await portalOf(service, company.id) }, 'feed')
    return { name: texts.feedName, mediaType, etag: etagOf(body), body }
  })
}

const portalOf = async ({ db, settings }: Pick<Service, 'db' | 'settings'>, company: number) =>
  `${await portalAddress(db, settings, company)}/`

async function feedOf(service: Service, scope: Scope): Promise<EventFeed> {
  const { company, feed } = await findFeed(service.db, scope)
  const secret = feed && service.keys.deriveKept(purpose, feed.seed, feed.token_hash)
  // With another secret key the installation cannot derive the address, so there is none to show.
  if (!feed || secret === undefined) return { address: null, since: null, lastRead: null }
  const path = readEventFeed.path.replace(':token', `${secret}.ics`)
  return {
    address: `${await portalOf(service, company)}api${path}`,
    since: feed.created_at,
    lastRead: feed.last_read_at,
  }
}

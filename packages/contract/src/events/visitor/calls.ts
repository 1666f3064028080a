import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import { Agenda, AgendaQuery, EventDetail, EventFeed, EventMonth, MonthQuery } from './schemas.ts'

const access = placeAccess.events
const ById = z.object({ id: DocumentId })

/** A month of the company's calendar. */
export const getEventMonth = defineCall({
  purpose: 'The events and holidays of a month, in whole weeks, as the person may see them.',
  method: 'GET',
  path: '/events/month',
  access,
  query: MonthQuery,
  answer: EventMonth,
})

export const listEvents = defineCall({
  purpose:
    'The events to come, those that are over with their recordings, or those of the person’s own seats.',
  method: 'GET',
  path: '/events',
  access,
  query: AgendaQuery,
  answer: Agenda,
})

/** One event by its opaque id. */
export const getEvent = defineCall({
  purpose: 'One event with its description, place, files, recordings and the person’s own registration.',
  method: 'GET',
  path: '/events/:id',
  access,
  params: ById,
  answer: EventDetail,
})

export const registerForEvent = defineCall({
  purpose: 'Registers the person for an event: a seat where one is left, else a place on the waiting list.',
  method: 'POST',
  path: '/events/:id/registration',
  access,
  isForReaders: true,
  params: ById,
  answer: EventDetail,
})

export const cancelEventRegistration = defineCall({
  purpose: 'Gives the person’s seat or place on the waiting list back; the seat goes to who waits first.',
  method: 'DELETE',
  path: '/events/:id/registration',
  access,
  isForReaders: true,
  params: ById,
  answer: EventDetail,
})

export const downloadEventCalendar = defineCall({
  purpose: 'One event as an iCalendar file.',
  method: 'GET',
  path: '/events/:id/calendar',
  access,
  params: ById,
  answer: FileBytes,
  delivers: 'file',
})

export const downloadEventFile = defineCall({
  purpose: 'One file of an event that the person may see.',
  method: 'GET',
  path: '/event-files/:id',
  access,
  params: ById,
  answer: FileBytes,
  delivers: 'file',
})

/** The user's own subscription URL. */
export const getEventFeed = defineCall({
  purpose: 'The secret address by which the person’s calendar application reads the events.',
  method: 'GET',
  path: '/event-feed',
  access,
  answer: EventFeed,
})

/** Creates or replaces the subscription URL. */
export const makeEventFeed = defineCall({
  purpose: 'Makes a new secret address for the person’s calendar application; the one before ends.',
  method: 'POST',
  path: '/event-feed',
  access,
  isForReaders: true,
  answer: EventFeed,
})

export const revokeEventFeed = defineCall({
  purpose: 'Ends the secret address: the calendar application reads nothing any more.',
  method: 'DELETE',
  path: '/event-feed',
  access,
  isForReaders: true,
  answer: EventFeed,
})

/** The calendar for calendar applications, without a session: what the owner of the URL may see now. */
export const readEventFeed = defineCall({
  purpose:
    'The events of a secret address as an iCalendar file, with an ETag; only what its person may see now.',
  method: 'GET',
  path: '/calendars/:token',
  access: { actor: 'visitor' },
  limit: 'event-feed',
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}(\.ics)?$/)) }),
  answer: FileBytes,
  delivers: 'file',
})

import type { Agenda, EventMonth } from '@enlace/contract/events/visitor/schemas.ts'

/** What the page of events shows: a month, or a page of the agenda. */
export type EventsAnswer = EventMonth | Agenda

/** Tells the month from the agenda. */
export const isMonth = (answer: EventsAnswer): answer is EventMonth => 'events' in answer

import { createHash } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { eventKindTexts } from '@enlace/contract/events/texts.ts'
import { agendaTexts, calendarFileTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { plainText } from '../plain-text.ts'
import type { KeptEvent } from './kept-queries.ts'

/** The owner of the calendar, and the address of its events. */
export interface CalendarFrame {
  company: { readonly id: number; readonly nombre: string }
  /** The portal's address, ending with a slash. */
  portal: string
}

/** Minutes before an event with a time at which the person's own calendar reminds of it. */
const alarmMinutes = 60

/** Maximum octets of a line before it is folded (RFC 5545, 3.1). */
const longestLine = 75

/** Colombia's only offset since its summer time of 1992 ended. */
const timezone = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Bogota',
  'BEGIN:STANDARD',
  'DTSTART:19930404T000000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:-05',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * Creates an iCalendar file (RFC 5545): the same events give the same bytes. A feed has a name and a refresh interval;
 * a single event has a reminder.
 */
export function calendarFile(
  events: readonly KeptEvent[],
  frame: CalendarFrame,
  form: 'feed' | 'single',
): Buffer {
  const { nombre: company } = frame.company
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${texts.product}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(form === 'feed'
      ? [
          `X-WR-CALNAME:${escape(fill(texts.name, { company }))}`,
          `NAME:${escape(fill(texts.name, { company }))}`,
          `X-WR-CALDESC:${escape(fill(texts.description, { company }))}`,
          'X-WR-TIMEZONE:America/Bogota',
          'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
          'X-PUBLISHED-TTL:PT4H',
        ]
      : []),
    ...timezone,
  ]
  const body = events.flatMap((event) => eventLines(event, frame, form))
  return Buffer.from([...head, ...body, 'END:VCALENDAR', ''].map(folded).join('\r\n'))
}

/** Returns the ETag of a file (RFC 9110, 8.8.3). */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`
}

function eventLines(event: KeptEvent, { company, portal }: CalendarFrame, form: 'feed' | 'single'): string[] {
  const address = `${portal}#/events/${event.id}`
  const mayEnter = !event.takes_registration || event.own_state === 'inscrito'
  const place = [event.place, event.address].filter((line) => line !== '').join(', ')
  const said = [
    ...(event.own_place === null ? [] : [fill(texts.waiting, { puesto: event.own_place })]),
    plainText(event.description) || event.summary,
    ...(mayEnter ? [event.join_url] : []),
    fill(texts.details, { address }),
  ].filter((line) => line !== '')
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${company.id}.enlace`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    `SEQUENCE:${event.version}`,
    ...timeLines(event),
    `SUMMARY:${escape(event.cancelled_at === null ? event.title : `${agendaTexts.cancelled}: ${event.title}`)}`,
    `DESCRIPTION:${escape(said.join('\n\n'))}`,
    ...(place === '' ? [] : [`LOCATION:${escape(place)}`]),
    `URL:${address}`,
    `CATEGORIES:${escape(eventKindTexts[event.kind])}`,
    `STATUS:${statusOf(event)}`,
    `TRANSP:${event.own_state === 'inscrito' && event.cancelled_at === null ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(form === 'single' && !event.is_all_day ? alarmLines(event) : []),
    'END:VEVENT',
  ]
}

function statusOf({ cancelled_at, own_state }: KeptEvent): string {
  if (cancelled_at !== null) return 'CANCELLED'
  return own_state === 'en_espera' ? 'TENTATIVE' : 'CONFIRMED'
}

/** In a calendar, an all-day event ends with the next day; a deadline has no end. */
function timeLines({ is_all_day, day, end_day, hour, end_hour, starts_at, ends_at }: KeptEvent): string[] {
  if (is_all_day)
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(end_day, 1))}`]
  const start = `DTSTART;TZID=America/Bogota:${compact(day)}T${compactHour(hour)}`
  if (starts_at === ends_at) return [start]
  return [start, `DTEND;TZID=America/Bogota:${compact(end_day)}T${compactHour(end_hour)}`]
}

const alarmLines = ({ title }: KeptEvent) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${alarmMinutes}M`,
  `DESCRIPTION:${escape(title)}`,
  'END:VALARM',
]

const compact = (date: CalendarDate) => date.replaceAll('-', '')
const compactHour = (hour: string) => `${hour.replace(':', '')}00`

function utc(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

/** Escapes a text value with backslashes, and removes control characters. */
function escape(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** Folds a line into pieces of at most 75 octets, without splitting a character. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > longestLine) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

import { writeFile } from 'node:fs/promises'
import { eventKindTexts } from '@enlace/contract/events/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { eventCommandTexts as texts } from '@enlace/contract/events/visitor/cli-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { neutraliseFormula } from '@enlace/domain/text.ts'
import {
  type Attendee,
  findAttendance,
  findListedEvents,
  type ListedEvent,
} from '@enlace/server/modules/events/index.ts'
import { CommandFault } from '../../core/command.ts'
import { codeOf, type EventAction } from './given.ts'

/** Days for which an event that is over stays in the list. */
const pastDays = 30

/** The events to come, and those that are over lately. */
export const list: EventAction = async ({ db, company, print }) => {
  const events = await findListedEvents(db, company, pastDays)
  if (events.length === 0) print(fill(texts.none, { dias: pastDays }))
  for (const event of events) {
    const notes = notesOf(event)
    const at = formatInstant(new Date(event.starts_at))
    print(
      fill(texts.line, {
        fecha: event.is_all_day ? at.slice(0, 10).padEnd(16) : at,
        codigo: event.code.padEnd(28),
        tipo: eventKindTexts[event.kind].padEnd(22),
        titulo: event.title,
        nota: notes === '' ? '' : ` (${notes})`,
      }),
    )
  }
  return 0
}

/** Who asked for a seat: told, or written into a file for the list at the door. */
export const attendance: EventAction = async (given) => {
  const { db, company, print, words } = given
  const codigo = codeOf(given)
  const people = await findAttendance(db, company, codigo)
  if (!people) throw new CommandFault(fill(texts.unknown, { codigo }))
  const [, path] = words
  if (path !== undefined) {
    const lines = [texts.columns.join(';'), ...people.map(rowOf)]
    await writeFile(path, `\uFEFF${lines.join('\r\n')}\r\n`, { flag: 'wx', mode: 0o600 }).catch(
      (fault: unknown) => {
        throw new CommandFault(fill(texts.fileExists, { path }), { cause: fault })
      },
    )
    print(fill(texts.exported, { n: people.length, path }))
    return 0
  }
  if (people.length === 0) print(fill(texts.attendanceNone, { codigo }))
  for (const { state, person, email, supplier, nit } of people) {
    const estado = stateTexts.inscripcion[state].padEnd(9)
    print(fill(texts.attendee, { estado, persona: person, correo: email, proveedor: supplier, nit }))
  }
  return 0
}

function rowOf({ state, person, email, nit, supplier, asked_at }: Attendee): string {
  return [stateTexts.inscripcion[state], person, email, nit, supplier, formatInstant(new Date(asked_at))]
    .map((text) => `"${neutraliseFormula(text).replaceAll('"', '""')}"`)
    .join(';')
}

function notesOf(event: ListedEvent): string {
  const { notes } = texts
  const { seats_taken: n, capacity: cupo, waiting } = event
  return [
    event.takes_registration && (cupo === null ? fill(notes.seats, { n }) : fill(notes.seatsOf, { n, cupo })),
    waiting > 0 && fill(notes.waiting, { n: waiting }),
    event.is_draft && notes.draft,
    event.is_cancelled && notes.cancelled,
    event.is_by_invitation && notes.invitation,
    event.is_generated && notes.generated,
  ]
    .filter((note) => note !== false)
    .join(', ')
}

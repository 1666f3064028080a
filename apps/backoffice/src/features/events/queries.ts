import {
  addDeskEventFile,
  cancelDeskEvent,
  changeDeskEvent,
  createDeskEvent,
  downloadDeskAttendees,
  getDeskEvent,
  listDeskAttendees,
  listDeskEvents,
  markDeskAttendee,
  releaseDeskAttendee,
  removeDeskEventFile,
  seatDeskAttendee,
} from '@enlace/contract/events/desk/calls.ts'
import type { EventBody, NewEvent } from '@enlace/contract/events/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { eventsDeskPeopleTexts as peopleTexts } from '@enlace/contract/events/desk/texts.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../core/session/client.ts'

/** Events to come, or those that are over. */
export const eventsQuery = (ver: 'proximos' | 'anteriores') => ({
  ...callQuery(listDeskEvents, { query: { ver } }),
  staleTime: 0,
})

/** One event as staff writes it. */
export const eventQuery = (codigo: string) => ({
  ...callQuery(getDeskEvent, { params: { codigo } }),
  staleTime: 0,
})

/** Who asked for a seat. */
export const peopleQuery = (codigo: string) => ({
  ...callQuery(listDeskAttendees, { params: { codigo } }),
  staleTime: 0,
})

export const createEvent = (body: NewEvent) => send(createDeskEvent, { body })
export const changeEvent = (codigo: string, sello: string, evento: EventBody) =>
  send(changeDeskEvent, { params: { codigo }, body: { sello, evento } })
export const cancelEvent = (codigo: string, motivo: string) =>
  send(cancelDeskEvent, { params: { codigo }, body: { motivo } })
export const markPerson = (codigo: string, id: string, asistio: boolean | null) =>
  send(markDeskAttendee, { params: { codigo, id }, body: { asistio } })
export const seatPerson = (codigo: string, id: string) => send(seatDeskAttendee, { params: { codigo, id } })
export const releasePerson = (codigo: string, id: string) =>
  send(releaseDeskAttendee, { params: { codigo, id } })
export const takePeople = (codigo: string, formato: 'xlsx' | 'csv') =>
  downloadNamed(
    downloadDeskAttendees,
    { params: { codigo }, query: { formato } },
    `${fill(peopleTexts.fileName, { codigo })}.${formato}`,
  )
export const sendFile = (codigo: string, file: File, onProgress: (sent: number) => void) =>
  uploader(onProgress)(addDeskEventFile, { params: { codigo }, body: partsOf([file]) })
export const dropFile = (codigo: string, id: string) => send(removeDeskEventFile, { params: { codigo, id } })

import type { EventDetail, EventFile, EventSummary } from '@enlace/contract/events/visitor/schemas.ts'
import type { KeptEvent } from './kept-queries.ts'

/** Presents an event for calendar and agenda. */
export function summaryOf(event: KeptEvent): EventSummary {
  const hasHours = !event.is_all_day
  return {
    id: event.id,
    tipo: event.kind,
    titulo: event.title,
    resumen: event.summary,
    dia: event.day,
    dia_fin: event.end_day,
    hora: hasHours ? event.hour : null,
    hora_fin: hasHours && event.ends_at !== event.starts_at ? event.end_hour : null,
    modalidad: event.mode,
    lugar: event.place,
    cupo: event.capacity,
    libres: event.capacity === null ? null : Math.max(0, event.capacity - event.seats_taken),
    en_espera: event.waiting,
    admite_inscripcion: event.takes_registration,
    isCancelled: event.cancelled_at !== null,
    isPast: event.is_over,
    grabaciones: event.is_over ? event.recordings : 0,
    inscripcion: ownOf(event),
  }
}

/** Presents an event for its page; if seats are required, the address of the meeting is only shown to people with one. */
export function detailOf(event: KeptEvent, files: EventFile[]): EventDetail {
  const hasSeat = event.own_state === 'inscrito'
  const isWaiting = event.own_state === 'en_espera'
  const mayEnter = !event.takes_registration || hasSeat
  const asks = event.is_open && !hasSeat && !isWaiting
  const isFull = event.capacity !== null && event.seats_taken >= event.capacity
  return {
    ...summaryOf(event),
    descripcion: event.description,
    direccion: event.address,
    mapa_url: event.map_url,
    enlace_url: mayEnter && !event.is_over && event.cancelled_at === null ? event.join_url : '',
    hasHiddenLink: !mayEnter && event.join_url !== '' && !event.is_over,
    contacto: event.contact,
    inscripcion_hasta: event.is_open ? event.registration_until : null,
    motivo_cancelacion: event.cancel_reason,
    archivos: files,
    may: {
      register: asks && !isFull,
      wait: asks && isFull,
      cancel: (hasSeat || isWaiting) && !event.has_begun && event.cancelled_at === null,
    },
  }
}

function ownOf({ own_state, own_since, own_place }: KeptEvent): EventSummary['inscripcion'] {
  if (own_state === null || own_state === 'cancelada' || own_since === null) return null
  return { estado: own_state, puesto: own_place, desde: own_since }
}

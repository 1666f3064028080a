import type { DeskEventState } from '@enlace/contract/events/desk/state-schemas.ts'
import type { DeskEvent, DeskEventRow } from '@enlace/contract/events/desk/schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { EventFound, ListedRow } from './queries.ts'

/** Returns the state of an event. */
export function stateOf(
  { published_at, cancelled_at, ends_at }: Pick<ListedRow, 'published_at' | 'cancelled_at' | 'ends_at'>,
  now: Date,
): DeskEventState {
  if (cancelled_at !== null) return 'cancelado'
  if (published_at === null) return 'borrador'
  return new Date(ends_at) <= now ? 'terminado' : 'publicado'
}

/** Presents an event for the list. */
export function rowOf(row: ListedRow, now: Date): DeskEventRow {
  return {
    codigo: row.code,
    tipo: row.kind,
    titulo: row.title,
    estado: stateOf(row, now),
    inicio: row.starts_at,
    isAllDay: row.is_all_day,
    inscripcion: row.takes_registration,
    cupo: row.capacity,
    inscritos: row.seats_taken,
    en_espera: row.waiting,
    porInvitacion: row.is_by_invitation,
    isGenerated: row.is_generated,
  }
}

/** Presents an event for its editor. */
export function eventOf(found: EventFound, now: Date): DeskEvent {
  const { inicio, fin, inscripcion_hasta, grabaciones, archivos, sello, invitados } = found
  return {
    codigo: found.code,
    estado: stateOf(found, now),
    sello,
    motivo_cancelacion: found.cancel_reason,
    isGenerated: found.is_generated,
    inscritos: found.seats_taken,
    en_espera: found.waiting,
    archivos,
    evento: {
      tipo: found.kind,
      titulo: found.title,
      resumen: found.summary,
      descripcion: found.description,
      modalidad: found.mode,
      lugar: found.place,
      direccion: found.address,
      mapa: found.map_url,
      enlace: found.join_url,
      contacto: found.contact,
      inicio,
      fin,
      inscripcion: found.takes_registration,
      inscripcion_hasta,
      cupo: found.capacity,
      porInvitacion: found.is_by_invitation,
      invitados: invitados.map(({ nit, dv }) => formatNit(nit, dv)),
      grabaciones,
      borrador: found.published_at === null,
    },
  }
}

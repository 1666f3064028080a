import type { EventBody, Repetition } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'

/** An event as it stands in the form: days and hours apart, figures as they are typed. */
export type TypedEvent = Omit<
  EventBody,
  'inicio' | 'fin' | 'inscripcion_hasta' | 'cupo' | 'invitados' | 'grabaciones' | 'borrador'
> & {
  isAllDay: boolean
  desde: string
  desdeHora: string
  hasta: string
  hastaHora: string
  cierre: string
  cierreHora: string
  cupo: string
  invitados: string
  grabaciones: { nombre: string; url: string; minutos: string }[]
  repetir: Repetition | ''
  veces: string
}

/** An event of which nothing is written. */
export const emptyEvent: TypedEvent = {
  tipo: 'capacitacion',
  titulo: '',
  resumen: '',
  descripcion: '',
  modalidad: null,
  lugar: '',
  direccion: '',
  mapa: '',
  enlace: '',
  contacto: '',
  inscripcion: false,
  porInvitacion: false,
  isAllDay: false,
  desde: '',
  desdeHora: '',
  hasta: '',
  hastaHora: '',
  cierre: '',
  cierreHora: '',
  cupo: '',
  invitados: '',
  grabaciones: [],
  repetir: '',
  veces: '4',
}

/** A kept event as the form has it. */
export function typedOf(body: EventBody): TypedEvent {
  const { inicio, fin, inscripcion_hasta, cupo, invitados, grabaciones, borrador: _, ...rest } = body
  const [desde = '', desdeHora = ''] = inicio.split(' ')
  const [hasta = '', hastaHora = ''] = fin.split(' ')
  const [cierre = '', cierreHora = ''] = (inscripcion_hasta ?? '').split(' ')
  return {
    ...emptyEvent,
    ...rest,
    isAllDay: desdeHora === '',
    desde,
    desdeHora,
    hasta,
    hastaHora,
    cierre,
    cierreHora,
    cupo: cupo === null ? '' : String(cupo),
    invitados: invitados.join('\n'),
    grabaciones: grabaciones.map((one) => ({
      ...one,
      minutos: one.minutos === null ? '' : String(one.minutos),
    })),
  }
}

/** What is typed as the call takes it, or the sentence for each field that cannot stand. */
export function readTyped(
  typed: TypedEvent,
  borrador: boolean,
): { evento: EventBody } | { faults: Record<string, string> } {
  const {
    isAllDay,
    desde,
    desdeHora,
    hasta,
    hastaHora,
    cierre,
    cierreHora,
    repetir: _,
    veces: __,
    ...rest
  } = typed
  const needsHours = !isAllDay && (desdeHora === '' || hastaHora === '')
  const end = hasta || desde
  const faults = {
    ...(typed.titulo.trim() === '' && { titulo: texts.titleMissing }),
    ...(desde === '' && { inicio: texts.whenMissing }),
    ...(desde !== '' && needsHours && { inicio: texts.mixed }),
    ...(typed.cupo !== '' && !/^[1-9]\d{0,5}$/.test(typed.cupo) && { cupo: texts.seatsMalformed }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  return {
    evento: {
      ...rest,
      inicio: isAllDay ? desde : `${desde} ${desdeHora}`,
      fin: isAllDay ? end : `${end} ${hastaHora}`,
      inscripcion_hasta: cierre === '' ? null : `${cierre} ${cierreHora || '23:59'}`,
      cupo: typed.cupo === '' ? null : Number(typed.cupo),
      invitados: typed.invitados.split(/\s*\n\s*/).filter((nit) => nit.trim() !== ''),
      grabaciones: typed.grabaciones.map((one) => ({
        ...one,
        minutos: one.minutos === '' ? null : Number(one.minutos),
      })),
      borrador,
    },
  }
}

/** Whether what a tab kept still is an event. */
export const isTypedEvent = (read: object): boolean =>
  Object.entries(emptyEvent).every(([name, empty]) => {
    const value: unknown = Reflect.get(read, name)
    return Array.isArray(empty) ? Array.isArray(value) : empty === null || typeof value === typeof empty
  })

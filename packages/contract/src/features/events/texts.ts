import type { HolidayId } from '@enlace/domain/holidays'
import type { EventKind } from './schemas.ts'

/** What each kind of event is called (screens 2.10). */
export const eventKindTexts: Readonly<Record<EventKind, string>> = {
  cierre_radicacion: 'Cierre de radicación',
  corrida_pagos: 'Corrida de pagos',
  capacitacion: 'Capacitación',
  rueda_negocios: 'Rueda de negocios',
  vencimiento_tributario: 'Vencimiento tributario',
}

/** How one takes part. */
export const eventModeTexts = {
  presencial: 'Presencial',
  virtual: 'Virtual',
  mixta: 'Presencial y virtual',
} as const

/** Calendar and agenda. */
export const eventsTexts = {
  title: 'Eventos',
  description: 'Cierres de radicación, corridas de pagos, capacitaciones y encuentros con {company}.',
  ways: 'Cómo ver los eventos',
  month: 'Calendario',
  upcoming: 'Próximos',
  past: 'Anteriores',
  own: 'Mis inscripciones',
  kinds: 'Tipo',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  thisMonth: 'Ir a hoy',
  calendar: 'Eventos de {mes}',
  todayMark: 'hoy',
  holiday: 'Festivo: {nombre}',
  dayNone: 'Sin eventos',
  dayEvents: { one: '{n} evento', many: '{n} eventos' },
  more: '{n} más',
  dayTitle: 'Eventos del {dia}',
  dayEmpty: 'No hay eventos este día.',
  keys: 'Muévase por los días con las flechas; Re Pág y Av Pág cambian de mes.',
  agenda: 'Agenda',
  never: 'No hay eventos próximos.',
  neverHint: 'Aquí aparecerán los cierres, los pagos y las actividades que la compañía programe.',
  neverPast: 'Aún no hay eventos anteriores.',
  neverOwn: 'No tiene inscripciones.',
  neverOwnHint: 'Abra un evento con cupo y elija “Inscribirme”.',
  monthNone: 'Este mes no tiene eventos.',
  noMatch: 'Ningún evento con estos filtros.',
  seeUpcoming: 'Ver próximos',
} as const

/** What stands in a line of the agenda. */
export const agendaTexts = {
  allDay: 'Todo el día',
  until: 'Hasta las {hora}',
  hours: '{desde} a {hasta}',
  seats: { one: 'Queda {n} cupo', many: 'Quedan {n} cupos' },
  full: 'Cupo lleno',
  fullWaiting: { one: 'Cupo lleno · {n} en espera', many: 'Cupo lleno · {n} en espera' },
  noLimit: 'Sin límite de cupo',
  recordings: { one: '{n} grabación', many: '{n} grabaciones' },
  cancelled: 'Cancelado',
  past: 'Terminado',
} as const

/** One event. */
export const eventTexts = {
  when: 'Fecha y hora',
  kind: 'Tipo',
  mode: 'Modalidad',
  place: 'Lugar',
  address: 'Dirección',
  seats: 'Cupo',
  seatsOf: '{libres} de {cupo} disponibles',
  contact: 'Contacto',
  registration: 'Inscripción',
  about: 'De qué se trata',
  facts: 'Datos del evento',
  map: 'Ver en el mapa',
  enter: 'Entrar a la reunión',
  linkAfter: 'El enlace para entrar aparece aquí cuando tenga cupo.',
  newTab: '{text} (se abre en otra pestaña)',
  materials: 'Material',
  recordings: 'Grabaciones',
  noRecordings: 'La compañía aún no ha publicado la grabación.',
  watch: 'Ver la grabación',
  minutes: '{n} min',
  download: 'Descargar',
  addToCalendar: 'Agregar a mi calendario',
  addHint: 'Descarga un archivo .ics que abren Outlook, Google Calendar y el calendario del teléfono.',
  register: 'Inscribirme',
  join: 'Entrar en lista de espera',
  joinHint: 'El cupo está lleno. Si alguien cancela, el puesto pasa a quien espera primero y se le avisa.',
  cancel: 'Cancelar mi inscripción',
  leave: 'Salir de la lista de espera',
  cancelQuestion: '¿Cancelar su inscripción en “{titulo}”? Su puesto pasará a quien espera primero.',
  leaveQuestion: '¿Salir de la lista de espera de “{titulo}”? Si vuelve a entrar, quedará de último.',
  keep: 'No cancelar',
  stay: 'Seguir en espera',
  registered: 'Quedó inscrito.',
  waiting: 'El cupo se acaba de llenar: quedó en lista de espera, puesto {puesto}.',
  waitingAsked: 'Quedó en lista de espera, puesto {puesto}.',
  given: 'Se canceló su inscripción.',
  left: 'Salió de la lista de espera.',
  youHave: 'Usted tiene un cupo desde el {fecha}.',
  youWait: 'Usted está en lista de espera, puesto {puesto}.',
  openUntil: 'Inscripciones hasta el {fecha}.',
  closed: 'Las inscripciones están cerradas.',
  cancelledTitle: 'Este evento se canceló.',
  cancelledWhy: 'Motivo: {motivo}',
  scheduledInvoices: 'Ver las facturas programadas para ese día',
  pendingInvoices: 'Ver facturas pendientes',
} as const

/** The subscription of the person's own calendar. */
export const feedTexts = {
  open: 'Suscribir mi calendario',
  title: 'Suscribir mi calendario',
  what: 'Con esta dirección, Outlook, Google Calendar o el calendario del teléfono muestran los eventos y se ponen al día solos.',
  secret:
    'Es una dirección secreta y solo suya: quien la tenga puede leer los eventos que usted ve. No la comparta.',
  make: 'Crear la dirección',
  address: 'Dirección de suscripción',
  copy: 'Copiar',
  copied: 'Dirección copiada.',
  copyFailed: 'No se pudo copiar. Seleccione la dirección y cópiela.',
  openApp: 'Abrir en mi calendario',
  renew: 'Cambiar la dirección',
  revoke: 'Eliminar la dirección',
  renewed: 'La dirección cambió. La anterior ya no sirve.',
  made: 'La dirección está lista.',
  revoked: 'La dirección se eliminó. Los calendarios que la usaban ya no se actualizan.',
  renewQuestion: '¿Cambiar la dirección? Los calendarios que usan la anterior dejarán de actualizarse.',
  revokeQuestion: '¿Eliminar la dirección? Los calendarios que la usan dejarán de actualizarse.',
  never: 'Ningún calendario la ha leído todavía.',
  lastRead: 'Leída por última vez el {fecha}.',
  close: 'Cerrar',
  keep: 'No cambiar',
} as const

/** The next event on the start page. */
export const nextEventTexts = {
  title: 'Próximo evento',
  all: 'Ver el calendario',
  none: 'No hay eventos próximos.',
} as const

/** What a calendar application shows of the portal's calendar. */
export const calendarFileTexts = {
  name: 'Eventos de {company}',
  description: 'Cierres, pagos y actividades del portal de proveedores de {company}.',
  product: '-//Enlace//Portal de proveedores//ES',
  details: 'Detalle: {address}',
  waiting: 'En lista de espera, puesto {puesto}.',
  fileName: 'evento-{dia}.ics',
  feedName: 'eventos.ics',
} as const

/** The holidays of Colombia by their usual names. */
export const holidayTexts: Readonly<Record<HolidayId, string>> = {
  ano_nuevo: 'Año Nuevo',
  dia_de_los_reyes_magos: 'Día de los Reyes Magos',
  dia_de_san_jose: 'Día de San José',
  dia_del_trabajo: 'Día del Trabajo',
  san_pedro_y_san_pablo: 'San Pedro y San Pablo',
  nuestra_senora_del_rosario_de_chiquinquira: 'Nuestra Señora del Rosario de Chiquinquirá',
  dia_de_la_independencia: 'Día de la Independencia',
  batalla_de_boyaca: 'Batalla de Boyacá',
  asuncion_de_la_virgen: 'Asunción de la Virgen',
  dia_de_la_diversidad_etnica_y_cultural: 'Día de la Diversidad Étnica y Cultural',
  todos_los_santos: 'Todos los Santos',
  independencia_de_cartagena: 'Independencia de Cartagena',
  inmaculada_concepcion: 'Inmaculada Concepción',
  navidad: 'Navidad',
  jueves_santo: 'Jueves Santo',
  viernes_santo: 'Viernes Santo',
  ascension_del_senor: 'Ascensión del Señor',
  corpus_christi: 'Corpus Christi',
  sagrado_corazon_de_jesus: 'Sagrado Corazón de Jesús',
}

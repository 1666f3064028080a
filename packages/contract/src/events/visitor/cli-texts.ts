/** The command `events`: planned events, registrations, and the calendar. */
export const eventCommandTexts = {
  summary: 'Publica y cancela eventos, muestra quién se inscribió y genera los del calendario de la compañía',
  usage:
    'events list | publish <archivo.json> | attach <código> <archivo> | attendance <código> [archivo.csv] | cancel <código> --reason <motivo> | generate [--company <número>]',
  actionUnknown: 'No se entendió la acción. Vea: npm run enlace -- events --help',
  none: 'La compañía no tiene eventos próximos ni {dias:del último|de los últimos} {dias} {dias:día|días}.',
  line: '{fecha}  {codigo}  {tipo}  {titulo}{nota}',
  notes: {
    seats: '{n} {n:inscrito|inscritos}',
    seatsOf: '{n} de {cupo} {cupo:inscrito|inscritos}',
    waiting: '{n} en espera',
    draft: 'borrador',
    cancelled: 'cancelado',
    invitation: 'por invitación',
    generated: 'del calendario',
  },
  codeMissing: 'Falta el código del evento. Vea la lista: npm run enlace -- events list',
  fileMissing: 'Falta el archivo. Vea: npm run enlace -- events --help',
  unknown: 'No hay un evento {codigo}. Vea la lista: npm run enlace -- events list',
  unreadable: 'No se pudo leer {path}: {razon}',
  notJson: '{path} no es un archivo JSON: {razon}',
  faults: 'El evento no se publicó. Corrija {path}:',
  removed: 'De la descripción se quitó lo que no se permite: {partes}.',
  published: 'Se publicó {codigo}.',
  changed: 'Se actualizó {codigo}.',
  seated: '{n:Se asignó|Se asignaron} {n} {n:cupo|cupos} a la lista de espera y se avisó a las personas.',
  guestUnknown: 'El NIT {nit} no es de un proveedor de la compañía. No se publicó nada.',
  attached: 'Se agregó {name} a {codigo}.',
  cancelled: 'Se canceló {codigo}. Se avisó a quienes tenían cupo o esperaban uno.',
  cancelledBefore: '{codigo} ya estaba cancelado.',
  attendanceNone: 'Nadie se ha inscrito en {codigo}.',
  attendee: '{estado}  {persona} · {correo} · {proveedor} (NIT {nit})',
  columns: ['Estado', 'Persona', 'Correo', 'NIT', 'Proveedor', 'Pidió cupo'],
  exported: 'Inscripciones guardadas en {path}: {n}.',
  fileExists: 'No se pudo escribir {path}. Si ya existe, elija otro nombre.',
  generated:
    'Calendario de la compañía: {nuevos} {nuevos:evento nuevo|eventos nuevos}, {cambiados} {cambiados:cambiado|cambiados}, {quitados} {quitados:quitado|quitados}.',
} as const

/** The errors of an event written as a file. */
export const eventSheetTexts = {
  fault: '  {campo}: {razon}',
  whole: 'archivo',
  when: 'escriba la fecha y la hora como 2026-12-03 09:00',
  day: 'escriba la fecha como 2026-12-03, o con la hora como 2026-12-03 09:00',
  url: 'escriba una dirección completa que empiece por https://',
  nit: 'no es un NIT con su dígito de verificación correcto',
  code: 'use letras minúsculas, números y guiones',
  mixed: 'inicio y fin deben llevar hora los dos, o ninguno',
  endsBefore: 'el fin no puede ser antes del inicio',
  seatsAlone: 'el cupo y el cierre de inscripciones solo van con "inscripcion": true',
} as const

import * as places from '../../core/words/place-texts.ts'

/** The kinds of data held about a person, named from the person's point of view. */
export const personalKinds = {
  cuenta: 'Cuenta de ingreso y datos de la persona',
  accesos: 'Accesos a la compañía y sus sucursales',
  sesiones: 'Sesiones, ingresos y enlaces de un solo uso',
  preferencias: 'Preferencias, vistas guardadas y suscripciones',
  avisos: 'Avisos recibidos en el portal',
  archivos: 'Descargas y archivos a medio enviar',
  correos: 'Correos que se le enviaron',
  mensajes: 'Mensajes del formulario de contacto',
  solicitudes: places.registrationRequests,
  invitaciones: 'Invitaciones',
  eventos: 'Inscripciones a eventos',
  comunicados: 'Lectura del blog y de los comunicados',
  autorizaciones: 'Autorizaciones de tratamiento y aceptaciones',
  auditoria: 'Registro de auditoría',
  consultas: 'Consultas y sus mensajes',
  documentos: 'Confirmaciones, objeciones y constancias',
  cuentas: 'Cuentas bancarias y pagos',
  datos: 'Solicitudes de cambio de datos y sobre datos personales',
  expediente: 'Evaluaciones, documentos y pólizas del proveedor',
  listas: 'Listas de quienes reciben o aprueban',
  trabajo: 'Trabajo hecho en la administración',
} as const

/** A kind of data held about a person. */
export type PersonalKind = keyof typeof personalKinds

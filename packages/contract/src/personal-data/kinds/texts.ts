/** Why data about a person is kept despite a request for erasure. */
export const stayingReasons = {
  autorizacion: 'prueba de la autorización (Ley 1581 de 2012, artículos 9 y 17 b)',
  auditoria: 'registro de auditoría, que vence con su plazo',
  expediente: 'expediente del proveedor (Código de Comercio, artículo 60)',
  correspondencia: 'correspondencia de los negocios (Código de Comercio, artículos 54 y 60)',
  contable: 'respaldo de documentos contables (Código de Comercio, artículo 60)',
  pagos: 'respaldo de pagos (Estatuto Tributario, artículo 632; Ley 962 de 2005, artículo 46)',
  tramite: 'trámite de sus propias solicitudes (Ley 1581 de 2012, artículos 14 y 15)',
  lectores: 'recibe mensajes o consultas; cámbielo en las listas de contacto y en los temas de consultas',
  aprobadores: 'aprueba cambios de cuenta; cámbielo con «enlace bank-changes approvers»',
  'otra-compania': 'la persona tiene acceso a otra compañía de esta instalación',
} as const

export type StayingReason = keyof typeof stayingReasons

/** The link from a person to its data. */
export const personalDataLink = 'Datos personales'

/** The texts of the command line about a person's data. */
export const personTexts = {
  usage: 'person export CORREO | erase CORREO --confirm CORREO [--company N] [--to ARCHIVO.zip]',
  summary: 'Entrega o borra lo que una compañía guarda de una persona (Ley 1581 de 2012)',
  actionUnknown: 'Escriba «person export CORREO» o «person erase CORREO --confirm CORREO».',
  emailMissing: 'Escriba el correo de la persona, como ana@ejemplo.co.',
  nothing: 'La compañía {company} no guarda nada de {email}.',
  confirm: 'Borrar no tiene vuelta atrás. Para hacerlo, repita el correo: --confirm {email}',
  stillStaff:
    'Esta persona trabaja todavía en la administración de la compañía. Retírela primero: staff close {email} --company {company}',
  fileThere: 'El archivo {file} ya existe. Indique otro con --to.',
  exported:
    'Se escribió {file}: {rows} {rows:registro|registros} de {places} {places:tabla|tablas} y {files} {files:archivo|archivos}.',
  fileMissing: 'No se encontró un archivo que figura en los registros ({place}).',
  erased: { borra: 'borrado', anonimiza: 'sin nombre', queda: 'se conserva', autoria: 'se conserva' },
  line: '{deed}: {place} ({rows})',
  stays: '{deed}: {place} ({rows}), {reason}',
  work: 'trabajo hecho para la compañía',
  done: 'Listo. El registro de auditoría dice que se borró una persona, sin decir cuál.',
} as const

import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The labels of an act's facts, by stored name. Facts without a label are shown as technical details. */
export const auditFactTexts: Readonly<Record<string, string>> = {
  account: fields.branch,
  anio: 'Año',
  archivo: fields.file,
  company: fields.company,
  copyFrom: 'Compañía de origen',
  device: fields.device,
  donde: 'Lugar',
  email: fields.email,
  esperada: 'Fecha esperada',
  estado: fields.state,
  eventos: 'Eventos',
  expedido: 'Fecha de expedición',
  factor: fields.secondFactor,
  format: fields.format,
  formato: fields.format,
  from: 'Desde',
  horas: 'Horas',
  host: 'Dirección del portal',
  issuer: 'Proveedor de identidad',
  kind: 'Clase de solicitud',
  motivo: fields.reason,
  nit: fields.nit,
  nombre: fields.name,
  note: fields.remark,
  numero: fields.number,
  periodo: fields.period,
  places: 'Registros borrados',
  puntaje: fields.score,
  purpose: 'Tipo de enlace',
  reasons: 'Motivos',
  responsable: fields.responsible,
  rows: fields.rows,
  shown: 'Verificación usada',
  source: 'Fuente',
  tipos: 'Tipos',
  titulo: fields.title,
  trabajo: 'Tarea',
  ultimos: 'Últimos dígitos',
  url: 'Dirección web',
}

const factors = {
  totp: fields.authenticator,
  passkey: 'Llave de acceso',
  recovery: fields.recoveryCode,
}

/** The labels of values, for each fact with a closed list of them. */
export const auditValueTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  donde: { proveedor: 'Portal de proveedores', equipo: places.administration },
  factor: factors,
  kind: {
    cambio_empresa: 'Cambio de datos de la empresa',
    consulta: 'Conocer los datos personales',
    rectificacion: 'Corregir los datos personales',
    revocacion: 'Revocar la autorización',
  },
  purpose: {
    invitation: 'Invitación',
    recovery: 'Recuperación de la contraseña',
    'staff-invitation': 'Invitación al equipo',
  },
  shown: { ...factors, password: 'Contraseña', trusted: 'Ninguna: el equipo es de confianza' },
}

import type { ClaimConcept, RadianCode } from '@enlace/domain/radian/radian.ts'

/** The names of the events, by the annex of RADIAN. */
export const radianEventTexts: Readonly<Record<RadianCode, string>> = {
  '030': 'Acuse de recibo de la factura',
  '032': 'Recibo del bien o prestación del servicio',
  '033': 'Aceptación expresa',
  '031': 'Reclamo de la factura',
}

/** The concepts of a claim, by the annex of RADIAN. */
export const claimConceptTexts: Readonly<Record<ClaimConcept, string>> = {
  '01': 'Documento con inconsistencias',
  '02': 'Mercancía no entregada totalmente',
  '03': 'Mercancía no entregada parcialmente',
  '04': 'Servicio no prestado',
}

/** How an invoice stands, in sentences. */
export const radianStandTexts = {
  sin_acuse: 'Factura a crédito sin acuse de recibo (030).',
  sin_recibo: 'Con acuse de recibo. Falta el recibo del bien o servicio (032), desde el que corre el plazo.',
  en_plazo: 'Quedará aceptada tácitamente el {fecha} a las 23:59.',
  aceptada: 'Aceptada expresamente el {fecha}.',
  aceptada_tacitamente: 'Aceptada tácitamente el {fecha}.',
  reclamada: 'Reclamada el {fecha}: {concepto}.',
} as const

/** The faults of the form of an event. */
export const radianFaults = {
  required: 'Escriba este dato de la persona.',
  long: 'Escriba un texto más corto.',
  type: 'Elija el tipo de documento.',
  document: 'Escriba el número con letras y dígitos, sin puntos ni espacios.',
  concept: 'Elija el concepto del reclamo.',
  answer: 'Elija qué respondió la DIAN.',
  reason: 'Escriba por qué la DIAN rechazó el evento.',
  fileLong: 'El archivo es demasiado grande para una respuesta de la DIAN.',
  fileOther: 'El archivo no es la respuesta de la DIAN a este evento.',
  software: 'Escriba el identificador que la DIAN asignó al software.',
  pin: 'Escriba el PIN con letras y dígitos, entre 4 y 20.',
  pinMissing: 'Escriba el PIN del software.',
  environment: 'Elija el ambiente.',
  order: 'Ese evento no es el siguiente de la factura.',
  moment: 'Escriba la fecha y la hora completas.',
  future: 'El evento no puede ocurrir después de ahora.',
  'before-invoice': 'El evento no puede ser anterior a la factura, que es del {fecha}.',
  'before-event': 'El evento no puede ser anterior al {codigo}, que ocurrió el {fecha}.',
  'after-term': 'El plazo terminó el {fecha} a las 23:59: la factura quedó aceptada tácitamente.',
} as const

/** The mail to the staff about terms that end. */
export const radianMailTexts = {
  subject: {
    one: 'Vence el plazo para aceptar o reclamar 1 factura',
    many: 'Vence el plazo para aceptar o reclamar {n} facturas',
  },
  title: 'Facturas próximas a la aceptación tácita',
  intro:
    'Si {company} no las acepta ni las reclama, quedarán aceptadas tácitamente. Los eventos se transmiten a la DIAN con el software o el proveedor tecnológico de la compañía, no con este portal.',
  line: 'Factura {numero} de {proveedor}, radicado {radicado}',
  until: 'hasta el {fecha} a las 23:59',
  open: 'Ver facturas por revisar',
} as const

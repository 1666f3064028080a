import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import type { RadianCode, RadianEventState } from '@enlace/domain/radian/radian.ts'

/** The events of an invoice, at the desk and for its supplier. */
export const radianTexts = {
  title: 'Eventos RADIAN',
  states: {
    registrado: 'Sin transmitir',
    transmitido: 'Transmitido a la DIAN',
    rechazado: 'Rechazado por la DIAN',
  } satisfies Readonly<Record<RadianEventState, string>>,
  named: '{codigo} {nombre}',
  person: '{at} · {persona}, {cargo}',
  concept: 'Concepto: {concepto}.',
  answered: 'La DIAN: {respuesta}',
  claimed: 'La compañía reclamó esta factura',
  claimedStep:
    'Converse con la compañía en una consulta. Si el reclamo procede, expida la nota crédito y radique la factura que la reemplaza.',
  tacit: 'La factura quedó aceptada tácitamente (034)',
  tacitStep:
    'Usted puede generar el evento 034 con su software o proveedor tecnológico. El portal no transmite eventos a la DIAN.',
} as const

/** The desk's acts with events. */
export const radianDeskTexts = {
  notSent:
    'El portal registra los eventos y no los transmite a la DIAN: transmítalos con el software o el proveedor tecnológico de la compañía.',
  recordedBy: 'Lo registró {quien} · {numero}',
  recordedLater: 'Lo registró {quien} el {fecha} · {numero}',
  late: 'El plazo terminó. Si la compañía aceptó o reclamó antes de que venciera, registre el evento con la fecha y la hora en que ocurrió.',
  record: {
    '030': 'Registrar acuse de recibo',
    '032': 'Registrar recibo del bien o servicio',
    '033': 'Registrar aceptación expresa',
    '031': 'Registrar reclamo',
  } satisfies Readonly<Record<RadianCode, string>>,
  intro: {
    '030': 'El evento nombra a la persona que recibió la factura.',
    '032':
      'El evento nombra a la persona que recibió. Desde ese día corren tres días hábiles para aceptar o reclamar; después, la factura queda aceptada tácitamente.',
    '033': 'Después de la aceptación la factura no admite reclamo ni notas.',
    '031': 'El reclamo detiene la aceptación tácita, y el proveedor recibe el aviso.',
  } satisfies Readonly<Record<RadianCode, string>>,
  names: fields.firstNames,
  surnames: fields.lastNames,
  type: fields.documentKind,
  document: fields.document,
  position: fields.jobTitle,
  moment: 'Fecha y hora en que ocurrió',
  momentHint: 'Hora de Colombia. Si la deja vacía, es ahora.',
  momentLate: 'Hora de Colombia, dentro del plazo que venció el {fecha}.',
  concept: 'Concepto del reclamo',
  note: fields.remark,
  confirm: 'Registrar',
  done: 'Evento registrado.',
  answer: 'Registrar respuesta de la DIAN',
  answerTitle: 'Respuesta de la DIAN al evento {codigo}',
  answerIntro: 'Indique qué respondió la DIAN a su software o proveedor tecnológico.',
  outcome: fields.answer,
  outcomes: { transmitido: 'La DIAN recibió el evento', rechazado: 'La DIAN rechazó el evento' },
  detail: 'Detalle o motivo',
  answered: 'Respuesta registrada.',
  answerFile: 'Cargar respuesta de la DIAN',
  answerFileTitle: 'Cargar la respuesta de la DIAN al evento {codigo}',
  answerFileIntro: 'Elija el ApplicationResponse (XML) con el que la DIAN respondió a este evento.',
  file: fields.file,
  fileMissing: 'Elija el XML de la respuesta.',
  xml: 'Descargar XML',
  unsigned: 'El XML descargado no tiene firma electrónica.',
  signed: 'El XML está firmado con el certificado de la compañía.',
  noSoftware:
    'Para generar el XML de los eventos, un administrador indica aquí el software que la compañía registró en la DIAN.',
  software: 'Software de la DIAN',
  softwareIntro:
    'El portal genera el XML con estos datos y lo firma con el certificado de firma de documentos de la compañía, si está vigente. No lo transmite.',
  softwareId: 'Identificador del software',
  pin: 'PIN del software',
  pinHint: 'No se muestra después de guardarlo. Si lo deja vacío, se conserva el actual.',
  environment: fields.environment,
  environments: { 1: fields.production, 2: fields.testing },
  softwareKept: 'Software guardado.',
  save: actions.save,
  close: actions.close,
  cancel: actions.cancel,
  column: 'Aceptación tácita',
  filter: 'Plazo RADIAN',
  filters: { por_vencer: 'Vence pronto', en_plazo: 'En plazo' },
} as const

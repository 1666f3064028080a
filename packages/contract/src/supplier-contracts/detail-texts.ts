import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Texts of one contract's page (screens 2.11). */
export const supplierContractTexts = {
  title: 'Contrato {numero}',
  summaryTab: fields.summary,
  amendmentsTab: places.amendments,
  imputedTab: 'Imputaciones',
  minutesTab: places.minutes,
  requiredTab: 'Documentos exigidos para pago',
  download: 'Descargar contrato',
  notPublished: 'La compañía aún no ha publicado el contrato firmado.',
  imputedXlsx: 'Imputaciones en Excel',
  facts: 'Datos del contrato',
  execution: 'Ejecución',
  elapsed: 'Plazo transcurrido',
  share: '{percent} %',
  initial: 'Valor inicial',
  added: 'Adiciones por otrosíes',
  executed: 'Ejecutado según la compañía',
  over: 'Lo ejecutado supera el valor del contrato en {valor}. Pregunte a la compañía si habrá un otrosí.',
  ending: 'Este contrato termina el {fecha}: {dias}.',
  endingNow: 'Este contrato termina hoy, {fecha}.',
  suspended: 'Este contrato está suspendido: confirme con la compañía antes de entregar o facturar.',
} as const

/** The amendments. */
export const amendmentTexts = {
  none: 'Este contrato no tiene otrosíes.',
  table: places.amendments,
  numero: fields.shortNumber,
  fecha: fields.date,
  objeto: 'Cambio',
  adicional: 'Valor adicional',
  hasta: 'Nueva fecha de fin',
  archivo: fields.document,
  total: 'Adiciones',
  download: 'Descargar el otrosí {numero}',
} as const

/** The minutes. */
export const minuteTexts = {
  none: 'Aún no hay actas de este contrato.',
  table: places.minutes,
  acta: 'Acta',
  numero: fields.shortNumber,
  fecha: fields.date,
  descripcion: fields.description,
  valor: fields.value,
  archivo: fields.document,
  download: 'Descargar el acta {numero}',
} as const

/** The kinds of actas. */
export const minuteTypeTexts = {
  inicio: 'Acta de inicio',
  suspension: 'Acta de suspensión',
  reinicio: 'Acta de reinicio',
  recibo_parcial: 'Acta de recibo parcial',
  recibo_final: 'Acta de recibo final',
  liquidacion: 'Acta de liquidación',
  otra: 'Acta',
} as const

/** Texts of one contract's page (screens 2.11). */
export const supplierContractTexts = {
  title: 'Contrato {numero}',
  summaryTab: 'Resumen',
  amendmentsTab: 'Otrosíes',
  imputedTab: 'Imputaciones',
  minutesTab: 'Actas',
  requiredTab: 'Documentos exigidos para pago',
  filesTab: 'Archivos',
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

/** What was agreed later. */
export const amendmentTexts = {
  none: 'Este contrato no tiene otrosíes.',
  table: 'Otrosíes',
  numero: 'N.º',
  fecha: 'Fecha',
  objeto: 'Qué cambia',
  adicional: 'Valor adicional',
  hasta: 'Nueva fecha de fin',
  archivo: 'Documento',
  total: 'Adiciones',
  download: 'Descargar el otrosí {numero}',
} as const

/** What was put on record. */
export const minuteTexts = {
  none: 'Aún no hay actas de este contrato.',
  table: 'Actas',
  acta: 'Acta',
  numero: 'N.º',
  fecha: 'Fecha',
  descripcion: 'Descripción',
  valor: 'Valor',
  archivo: 'Documento',
  download: 'Descargar el acta {numero}',
} as const

/** What an acta records. */
export const minuteTypeTexts = {
  inicio: 'Acta de inicio',
  suspension: 'Acta de suspensión',
  reinicio: 'Acta de reinicio',
  recibo_parcial: 'Acta de recibo parcial',
  recibo_final: 'Acta de recibo final',
  liquidacion: 'Acta de liquidación',
  otra: 'Acta',
} as const

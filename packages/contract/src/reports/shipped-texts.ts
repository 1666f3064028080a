import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The reports of the product: names and descriptions (screens 2.8). */
export const shippedReportTexts = {
  'cartera-por-edades': {
    title: 'Cartera por edades',
    about: 'Facturas pendientes a hoy, con el saldo de cada una por edad.',
    chart: 'Saldo por edad',
    axis: 'Edad',
  },
  'pagos-con-retenciones': {
    title: 'Pagos con retenciones',
    about:
      'Facturas de los pagos realizados, con retefuente, ReteIVA, ReteICA, descuentos y neto, para su contador. Sin pagos rechazados ni anulados.',
    chart: 'Neto pagado por mes',
    axis: fields.month,
  },
  'oc-pendientes': {
    title: 'OC pendientes de entrega',
    about: 'Ítems por entregar de sus órdenes abiertas, con su cantidad, valor y atraso.',
    chart: 'Valor pendiente por mes de entrega',
    axis: 'Mes de entrega',
  },
  'entradas-sin-facturar': {
    title: 'Entradas sin facturar',
    about: 'Entregas recibidas que usted aún puede facturar, con los días desde la entrada.',
    chart: 'Valor sin facturar por mes de entrada',
    axis: fields.month,
  },
  'notas-debito-por-motivo': {
    title: 'Notas débito por motivo',
    about: 'Notas débito del período por motivo, con los valores aplicados y por aplicar. Sin las anuladas.',
    chart: 'Valor por motivo',
    axis: fields.reason,
  },
  'retenciones-del-ano': {
    title: 'Retenciones del año',
    about: 'Valor retenido en cada documento frente al descontado en los pagos, con su certificado.',
    chart: 'Retenido por mes',
    axis: fields.month,
  },
  'compras-por-item': {
    title: 'Compras por ítem',
    about: 'Entradas, cantidades, precios y valor recibido de cada ítem. Sin entradas reversadas.',
    chart: 'Ítems de mayor valor',
    axis: 'Ítem',
  },
  'cumplimiento-entregas': {
    title: 'Cumplimiento de entregas',
    about: 'Órdenes según su fecha de entrega pactada: entregadas a tiempo, tarde o incompletas.',
    chart: 'Órdenes entregadas a tiempo por mes',
    axis: 'Mes de entrega',
  },
} as const

/** The columns of shipped reports that no document has, or that are called otherwise; the others have the labels of its fields. */
export const reportColumnTexts = {
  sucursal: fields.branch,
  moneda: fields.currency,
  edad: 'Edad',
  corriente: states.current,
  d1_30: '1–30 días',
  d31_60: '31–60 días',
  d61_90: '61–90 días',
  d91_120: '91–120 días',
  d120_plus: 'Más de 120 días',
  valor_retenciones: 'Total retenciones',
  nota_debito: places.debitNote,
  fecha_entrega: 'Entrega pactada',
  situacion: 'Situación',
  extension: 'Extensión',
  cantidad_recibida: states.recibido,
  valor_pendiente: 'Valor pendiente',
  dias_atraso: 'Días de atraso',
  nro_entrada: 'Entrada',
  dias: 'Días sin facturar',
  oc_relacionada: 'OC',
  valor_impuesto: fields.vat,
  nro_nota: places.debitNote,
  tipo: 'Retención',
  documento: fields.document,
  concepto: fields.concept,
  municipio: fields.municipality,
  base: fields.base,
  valor: 'Retenido',
  segun_pagos: 'Según los pagos',
  diferencia: 'Diferencia',
  certificado: places.certificate,
  entradas: 'Entradas',
  precio_promedio: 'Precio promedio',
  precio_minimo: 'Precio mínimo',
  precio_maximo: 'Precio máximo',
  ultima_compra: 'Última entrada',
  primera_entrada: 'Primera entrada',
  ultima_entrada: 'Última entrada',
  recibido_pct: 'Recibido %',
  resultado: fields.result,
  valor_a_tiempo: 'Recibido a tiempo',
} as const

/** The labels of the codes in such columns. */
export const reportCodeTexts = {
  edad: {
    current: states.current,
    d1_30: '1–30 días',
    d31_60: '31–60 días',
    d61_90: '61–90 días',
    d91_120: '91–120 días',
    d120_plus: 'Más de 120 días',
  },
  situacion: { atrasada: 'Atrasada', por_entregar: states.toDeliver, sin_fecha: 'Sin fecha de entrega' },
  tipo: {
    fuente: fields.incomeWithholding,
    iva: fields.vatWithholding,
    ica: fields.cityWithholding,
    timbre: 'Timbre',
    estampilla: 'Estampilla',
    bomberil: 'Sobretasa bomberil',
    obra: 'Contribución especial',
  },
  resultado: {
    a_tiempo: 'A tiempo',
    tarde: 'Tarde',
    incompleta: 'Incompleta',
    por_entregar: states.toDeliver,
  },
  noMotive: 'Sin motivo',
} as const

/** The texts of report charts. */
export const reportChartTexts = {
  valor: fields.value,
  onTime: 'A tiempo',
  noDate: 'Sin fecha',
  noDateShort: 'S. f.',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  ages: {
    current: 'Corr.',
    d1_30: '1–30',
    d31_60: '31–60',
    d61_90: '61–90',
    d91_120: '91–120',
    d120_plus: '>120',
  },
} as const

import { stateTexts } from '../../documents/state-texts.ts'

/** Texts of defining the words and codes of a file. */
export const importWordTexts = {
  title: 'Equivalencia de los valores de «{column}» ({field})',
  hint: 'El portal no reconoce estos valores. Indique su equivalencia; se guarda con la fuente.',
  wordOf: '«{cell}» (filas: {count})',
  asIs: 'Como está escrito',
  nothing: 'No hay dato',
  refusing: {
    one: 'El dato es obligatorio: si no indica la equivalencia, se rechazará 1 registro.',
    many: 'El dato es obligatorio: si no indica la equivalencia, se rechazarán {n} registros.',
  },
  manyCells: 'Esta columna trae muchos valores distintos. Si el portal no reconoce alguno, escríbalo aquí.',
  other: 'Otro valor de «{column}»',
  add: 'Agregar',
  listed: '«{cell}»',
  rate: 'Tarifa, por ejemplo 19 %',
  rateHint:
    'Si es un código de su ERP, escriba la tarifa con su signo. Si la deja vacía, se carga como está.',
} as const

/** The labels of a closed list's words, by field of a kind of records. */
export const importWordLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account-statements.estado': stateTexts.factura,
  'purchase-order.estado': stateTexts.orden_compra,
  'warehouse-entries.estado': stateTexts.entrada,
  'notes-debit.estado': stateTexts.nota_debito,
  'contracts.estado': stateTexts.contrato,
  'contracts.tipo': { bienes: 'Bienes', servicios: 'Servicios', obra: 'Obra', marco: 'Marco' },
  'contracts-minutes.tipo': {
    inicio: 'Acta de inicio',
    suspension: 'Acta de suspensión',
    reinicio: 'Acta de reinicio',
    recibo_parcial: 'Acta de recibo parcial',
    recibo_final: 'Acta de recibo final',
    liquidacion: 'Acta de liquidación',
    otra: 'Otra acta',
  },
  'contracts-imputations.tipo': { orden: 'Orden de compra', factura: 'Factura' },
  'third-parties.pyme': { si: 'Sí', no: 'No' },
  'third-parties.activo': { si: 'Activo', no: 'Inactivo' },
  'branch-accounts.activo': { si: 'Activa', no: 'Inactiva' },
  'withholdings.tipo': {
    fuente: 'Retención en la fuente (renta)',
    iva: 'Retención de IVA',
    ica: 'Retención de ICA',
    timbre: 'Impuesto de timbre',
    estampilla: 'Estampilla',
    bomberil: 'Sobretasa bomberil',
    obra: 'Contribución especial de obra pública',
  },
}

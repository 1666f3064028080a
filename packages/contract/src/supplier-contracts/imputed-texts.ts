import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The documents charged to a contract, and their comparison with the company's executed amount. */
export const imputedTexts = {
  reconciliation: 'Conciliación de lo ejecutado',
  stated: 'Ejecutado según la compañía',
  ordered: places.purchaseOrders,
  withoutOrder: 'Facturas sin orden del contrato',
  invoiced: places.invoices,
  imputed: 'Imputado en el portal',
  difference: 'Diferencia',
  alsoInvoiced: fields.invoiced,
  alsoPaid: 'Pagado',
  document: fields.document,
  fecha: fields.date,
  orden: 'Orden',
  valor: fields.value,
  imputado: 'Valor imputado',
  estado: fields.state,
  moneda: fields.currency,
  kind: fields.type,
  counts: 'Cuenta en la suma',
  yes: fields.yes,
  no: fields.no,
  shown: 'Se muestran los {n} más recientes de {total}. El archivo de Excel los incluye todos.',
  otherCurrency: 'En otra moneda, no suma',
  withoutEffect: 'No suma',
  otherCurrencies: {
    one: '1 documento está en otra moneda y no entra en estas sumas.',
    many: '{n} documentos están en otra moneda y no entran en estas sumas.',
  },
  scope: 'Solo se suman los documentos de las sucursales que usted puede ver.',
} as const

/** The kinds of charged documents, and the texts if there are none. */
export const imputedKindTexts = {
  'purchase-order': {
    title: places.purchaseOrders,
    none: 'No hay órdenes de compra imputadas a este contrato.',
  },
  'account-statements': { title: places.invoices, none: 'No hay facturas imputadas a este contrato.' },
  'payments-made': { title: places.payments, none: 'Aún no hay pagos de las facturas de este contrato.' },
} as const

/** Why the company's figure matches, or does not match, the sum of the documents. */
export const executionReasonTexts = {
  cuadra: 'Los datos de la compañía coinciden con los documentos imputados.',
  por_facturado:
    'La compañía cuenta como ejecutado lo facturado ({facturado}); lo ordenado que aún no se factura explica la diferencia.',
  por_pagado:
    'La compañía cuenta como ejecutado lo pagado ({pagado}); lo ordenado o facturado que aún no se paga explica la diferencia.',
  con_anuladas: 'La compañía incluye órdenes anuladas por {diferencia}. Pregunte si las va a descontar.',
  nada_imputado: 'La compañía informa ejecución, pero no ha imputado órdenes ni facturas a este contrato.',
  sin_imputar:
    'La compañía informa {diferencia} más que los documentos imputados: puede ser ejecución anterior al portal o de documentos que no imputó al contrato. Pregunte cuáles son.',
  por_contar:
    'Hay {diferencia} en documentos imputados que la compañía aún no cuenta como ejecutado; suele ser lo más reciente.',
} as const

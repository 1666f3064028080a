import { type PushKind, pushKinds } from '@enlace/domain/api-key.ts'
import { loadedFieldsOf } from '../imports/loaded/kinds.ts'

type RecordExample = Readonly<Record<string, unknown>>

/** The example lines of documents that have lines. */
const lines: Partial<Record<PushKind, readonly RecordExample[]>> = {
  'purchase-order': [
    {
      linea: '1',
      item: 'PAP-01',
      descripcion: 'Resma carta',
      um: 'UN',
      cantidad: 100,
      precio: 10000,
      bruto: 1000000,
      iva: 190000,
      neto: 1190000,
    },
  ],
  'payments-made': [{ factura: 'FE-0990', valor_factura: 1190000, retefuente: 39999.5 }],
}

function exampleOf(kind: PushKind): RecordExample {
  const fields = Object.entries(loadedFieldsOf(kind))
  const sent = fields.flatMap(([name, field]) => (field.sent === undefined ? [] : [[name, field.sent]]))
  return { ...Object.fromEntries(sent), ...(lines[kind] && { lineas: lines[kind] }) }
}

/**
 * An example record of each kind as an ERP would send it, for the API documentation. A test proves that all are
 * accepted in this order.
 */
export const recordExamples = Object.fromEntries(
  pushKinds.map((kind) => [kind, exampleOf(kind)]),
) as Readonly<Record<PushKind, RecordExample>> // every kind is listed

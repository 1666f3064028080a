import type { DocumentDescription } from '../documents/description.ts'
import { mainAmount, summed } from '../documents/goods-document.ts'

/** A debit note and the invoices it is applied to (spec 3, notes-debito and detail-notes-debito; screens 2.6). */
export const noteDocument = {
  kind: 'notes-debit',
  states: 'nota_debito',
  number: 'nro_nota',
  date: 'fecha',
  amount: 'valor_nota',
  fields: {
    id: { type: 'id' },
    nro_nota: { type: 'code', label: 'N.º nota', column: 'nota', card: 'number' },
    fecha: { type: 'day', label: 'Fecha', column: 'fecha', card: 'date' },
    motivo: { type: 'text?', label: 'Motivo', column: 'motivo' },
    moneda: { type: 'currency' },
    valor_bruto: { ...summed, label: 'Bruto', column: 'bruto', priority: 3 },
    valor_descuento: { ...summed, label: 'Descuento', column: 'descuento', priority: 3 },
    valor_impuesto: { ...summed, label: 'Impuesto', column: 'impuesto', priority: 3 },
    valor_nota: { ...mainAmount, label: 'Valor nota', column: 'valor' },
    valor_aplicado: { ...summed, label: 'Aplicado', column: 'aplicado' },
    /** The amount not yet applied to invoices; zero for a note that is annulled or successfully objected to. */
    valor_por_aplicar: { ...summed, label: 'Por aplicar', column: 'por_aplicar' },
    estado: { type: 'state', label: 'Estado', column: 'estado', card: 'status' },
  },
  more: {},
  page: ['sucursal', 'fecha', 'motivo', 'valor_aplicado', 'valor_por_aplicar'],
  paper: ['fecha', 'motivo', 'valor_aplicado', 'valor_por_aplicar'],
  totals: ['valor_bruto', '-valor_descuento', 'valor_impuesto', 'valor_nota'],
  filters: {
    por_aplicar: { kind: 'flag', label: 'Aplicación', on: 'Por aplicar' },
  },
  lines: {
    linea: { type: 'count', label: 'Línea', column: 'linea', not: ['screen', 'paper'] },
    doc_cruce: { type: 'text', label: 'Documento cruzado', column: 'documento', card: 'number', share: 4 },
    /** The invoice's id for the link, if the user may see it. */
    account_statement_id: { type: 'id?' },
    saldo: { type: 'money', label: 'Saldo anterior', column: 'saldo', share: 3 },
    valor: { ...mainAmount, label: 'Valor aplicado', column: 'valor', share: 3 },
    saldo_nuevo: { type: 'money', label: 'Saldo nuevo', column: 'saldo_nuevo', share: 3 },
  },
} as const satisfies DocumentDescription

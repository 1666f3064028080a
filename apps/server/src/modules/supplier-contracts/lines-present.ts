import type { ImputedDocument } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { imputedKindTexts, imputedTexts as texts } from '@enlace/contract/supplier-contracts/imputed-texts.ts'
import type { SheetColumn } from '@enlace/documents/sheet.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { stateText } from '../exports/index.ts'

/** The vocabulary for the state of each kind of imputed document. */
export const imputedStates: Readonly<Record<ImputedDocument['kind'], StateOwner>> = {
  'purchase-order': 'orden_compra',
  'account-statements': 'factura',
  'payments-made': 'pago',
}

/** The spreadsheet columns of imputations; each kind has its own amount column. */
export const imputationSheet: readonly SheetColumn<ImputedDocument>[] = [
  { id: 'tipo', header: texts.kind, kind: 'text', value: (row) => imputedKindTexts[row.kind].title },
  { id: 'documento', header: texts.document, kind: 'text', value: (row) => row.numero },
  { id: 'fecha', header: texts.fecha, kind: 'date', value: (row) => row.fecha },
  { id: 'orden', header: texts.orden, kind: 'text', value: (row) => row.orden },
  {
    id: 'estado',
    header: texts.estado,
    kind: 'text',
    value: (row) => stateText(imputedStates[row.kind], row.estado),
  },
  { id: 'moneda_documento', header: texts.moneda, kind: 'text', value: (row) => row.moneda },
  {
    id: 'cuenta',
    header: texts.counts,
    kind: 'text',
    value: (row) => (row.excluido === null ? texts.yes : texts.no),
  },
  valueOf('purchase-order'),
  valueOf('account-statements'),
  valueOf('payments-made'),
]

function valueOf(kind: ImputedDocument['kind']): SheetColumn<ImputedDocument> {
  return {
    id: kind,
    header: imputedKindTexts[kind].title,
    kind: 'money',
    value: (row) => (row.kind === kind ? row.valor : null),
    total: (row) => (row.kind === kind && row.excluido === null ? row.valor : zeroMoney),
  }
}

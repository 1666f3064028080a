import { historyTexts as texts } from '@enlace/contract/documents/history/texts.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { formatDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity, readDecimal } from '@enlace/domain/decimal.ts'
import { formatMoney, isMoney } from '@enlace/domain/money.ts'
import type { DocumentStateOwner } from '@enlace/domain/document-states.ts'
import { documentStateWord } from './document-state-chip.tsx'

/** Which vocabulary the state of a document of each kind is from. */
export const stateOwners: Readonly<Record<DocumentKind, DocumentStateOwner>> = {
  'supplier-contracts': 'contrato',
  'purchase-order': 'orden_compra',
  'purchase-tickets': 'entrada',
  'account-statements': 'factura',
  'notes-debit': 'nota_debito',
  'payments-made': 'pago',
}

/** Fields that are told as a number without a currency. */
const counted = new Set(['cantidad', 'precio'])

type FieldValue = { kind: DocumentKind; campo: string; value: string | null; moneda: string }

/** The value of a document's field as its page shows it: a date, an amount, a share, a state's word, a text. */
export function showValue({ kind, campo, value, moneda }: FieldValue): string {
  if (value === null || value === '') return texts.nothing
  if (campo === 'estado') return documentStateWord(stateOwners[kind], value)
  if (campo === 'estado_programacion_pago') return documentStateWord('estado_programacion_pago', value)
  if (isCalendarDate(value)) return formatDate(value)
  if (campo === 'valor' || campo.startsWith('valor_') || campo === 'saldo_total')
    return isMoney(value) ? formatMoney(value, moneda) : value
  if (campo.endsWith('_pct')) return `${formatQuantity(value)} %`
  return counted.has(campo) && readDecimal(value) !== undefined ? formatQuantity(value) : value
}

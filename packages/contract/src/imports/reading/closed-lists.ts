import { contractTypes, minuteTypes } from '@enlace/domain/contracts.ts'
import {
  readContractKind,
  readContractState,
  readImputedKind,
  readMinuteKind,
} from '@enlace/domain/contract-words.ts'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { readFlagWord } from '@enlace/domain/flag-words.ts'
import { readStateWord, statesOf, type StateOwner } from '@enlace/domain/states.ts'
import { readWithheldKind } from '@enlace/domain/withheld-kind.ts'

/** The valid words of a field, and whether a cell is understood as one of them. */
export interface ClosedList {
  /** The words that a cell may mean; null if it is a rate, which is typed. */
  values: readonly string[] | null
  knows: (cell: string) => boolean
}

const states = (owner: StateOwner): ClosedList => ({
  values: statesOf(owner).map(({ id }) => id),
  knows: (cell) => readStateWord(owner, cell) !== undefined,
})
const flag: ClosedList = { values: ['si', 'no'], knows: (cell) => readFlagWord(cell) !== undefined }
/** A tax rate is a fraction or has a percent sign; a whole number without one is an ERP code. */
const taxRate: ClosedList = {
  values: null,
  knows: (cell) => /%\s*$/.test(cell) || /^[01]?[.,]\d+$|^[01]$/.test(cell.trim()),
}
/** Whole numbers may be withholding rates, but also codes. */
const withholdingRate: ClosedList = { values: null, knows: (cell) => !/^\d{1,3}$/.test(cell.trim()) }

/** The states of an invoice with a balance; whether it is paid follows from the balance. */
const openInvoice: ClosedList = {
  values: statesOf('factura').flatMap(({ id }) => (['pagada', 'sin_informar'].includes(id) ? [] : id)),
  knows: (cell) => readStateWord('factura', cell) !== undefined,
}

const lists: Readonly<Record<string, ClosedList>> = {
  'account-statements.estado': openInvoice,
  'purchase-order.estado': states('orden_compra'),
  'warehouse-entries.estado': states('entrada'),
  'notes-debit.estado': states('nota_debito'),
  'contracts.estado': {
    values: ['vigente', 'suspendido', 'terminado', 'liquidado'],
    knows: (cell) => readContractState(cell) !== undefined,
  },
  'contracts.tipo': { values: contractTypes, knows: (cell) => readContractKind(cell) !== undefined },
  'contracts-minutes.tipo': {
    values: minuteTypes,
    knows: (cell) => readMinuteKind(cell) !== 'otra' || /^otra$/i.test(cell.trim()),
  },
  'contracts-imputations.tipo': {
    values: ['orden', 'factura'],
    knows: (cell) => readImputedKind(cell) !== undefined,
  },
  'third-parties.pyme': flag,
  'third-parties.activo': flag,
  'branch-accounts.activo': flag,
  'withholdings.tipo': { values: certificateTypes, knows: (cell) => readWithheldKind(cell) !== undefined },
  'withholdings.tarifa': withholdingRate,
  'purchase-order-lines.tarifa_iva': taxRate,
  'warehouse-entries-lines.tarifa_iva': taxRate,
  'purchase-tickets-lines.tarifa_iva': taxRate,
}

/** Returns the valid words of a field, or undefined if it takes any text. */
export const closedListOf = (part: string, field: string): ClosedList | undefined => lists[`${part}.${field}`]

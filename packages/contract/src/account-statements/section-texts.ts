import * as places from '../core/words/place-texts.ts'

/** The sections of the statement of account in its navigation. */
export const statementSectionTexts = {
  label: places.accountStatement,
  balances: 'Saldos',
  movements: 'Movimientos',
  arrived: '¿Llegó mi factura?',
  reconcile: places.reconcileStatement,
  papers: places.constancies,
} as const

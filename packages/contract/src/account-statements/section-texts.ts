import * as places from '../core/words/place-texts.ts'

/** The parts of the statement of account, as its navigation names them. */
export const statementSectionTexts = {
  label: places.accountStatement,
  balances: 'Saldos',
  movements: 'Movimientos',
  arrived: '¿Llegó mi factura?',
  reconcile: places.reconcileStatement,
  papers: places.constancies,
} as const

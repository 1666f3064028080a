/** The parts of the statement of account, as its navigation names them. */
export const statementSectionTexts = {
  label: 'Estado de cuenta',
  balances: 'Saldos',
  movements: 'Movimientos',
  arrived: '¿Llegó mi factura?',
  reconcile: 'Conciliar mi archivo',
  papers: 'Constancias',
} as const

/** The parts of the statement of account, as its navigation names them. */
export const statementSectionTexts = {
  label: 'Estado de cuenta',
  balances: 'Saldos',
  movements: 'Movimientos',
  arrived: '¿Llegó mi factura?',
  reconcile: 'Conciliar mi archivo',
  papers: 'Constancias',
} as const

/** Texts of the movements of an account (screens 2.2, Movimientos). */
export const movementsTexts = {
  title: 'Movimientos',
  description:
    'Lo que aumentó y disminuyó su saldo, documento por documento. Las facturas suman lo que se le paga: su valor menos las retenciones.',
  table: 'Movimientos de la cuenta',
  figures: 'Saldos del periodo',
  opening: 'Saldo inicial',
  openingDay: 'Al comenzar el {fecha}',
  openingFirst: 'Antes del primer documento',
  increases: 'Aumentos',
  increasesNote: 'Facturas y ajustes',
  decreases: 'Disminuciones',
  decreasesNote: 'Pagos, notas débito y ajustes',
  closing: 'Saldo final',
  closingDay: 'Al terminar el {fecha}',
  closingNow: 'A hoy, {fecha}',
  currency: 'Moneda',
  windowAll: 'Todos los movimientos',
  windowDays: 'Últimos {n} días',
  windowYear: 'Último año',
  date: 'Fecha',
  number: 'Documento',
  kind: 'Movimiento',
  day: 'Fecha',
  value: 'Valor',
  balance: 'Saldo',
  invoiceDetail: 'Facturado {valor} menos retenciones {retenciones}',
  ofInvoice: 'Factura {numero}',
  ofInvoices: '{n} facturas',
  adjustmentDetail: 'De la factura {numero}, sin documento en el portal',
  plus: '+',
  total: 'Saldo final',
  neverAny: 'Aún no hay movimientos.',
  noneInRange: 'No hay movimientos en estas fechas.',
  seeAll: 'Ver todos los movimientos',
  pdf: 'PDF del estado de cuenta',
} as const

/** The kinds of movements in words. */
export const movementKindTexts = {
  'account-statements': 'Factura',
  'notes-debit': 'Nota débito',
  'payments-made': 'Pago',
  adjustment: 'Ajuste',
} as const

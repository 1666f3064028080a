/** The road of an invoice as a table on its paper. */
export const invoicePaperTexts = {
  step: 'Paso',
  date: 'Fecha',
  none: 'La compañía no ha informado fechas de esta factura.',
  reason: 'Motivo informado por la compañía: {motivo}.',
} as const

/** The statement of account on paper (screens 2.2). */
export const statementPaperTexts = {
  title: 'Estado de cuenta',
  cutOff: 'Con corte al {fecha}',
  currency: 'Cuenta en {moneda}',
  total: 'Saldo total',
  overdue: 'Vencido',
  current: 'Corriente',
  ageing: 'Saldo por edades',
  invoices: { one: '1 factura', many: '{n} facturas' },
  open: 'Facturas pendientes',
  openNote: 'Valores en {moneda}.',
  openCut: 'Valores en {moneda}. Se muestran las {shown} que vencen primero; los totales son de las {total}.',
  noOpen: 'La compañía no ha informado facturas pendientes en esta moneda.',
  movements: 'Movimientos del {from} al {to}',
  movementsNote:
    'Valores en {moneda}. La factura aumenta el saldo por su neto (valor menos retenciones); el pago y la nota débito lo disminuyen.',
  movementsCut:
    'Valores en {moneda}. El período tiene {total} {total:movimiento|movimientos} y se muestran los primeros {shown}: elija un período más corto para verlos todos. El saldo final es el del período completo.',
  noMovements: 'No hubo movimientos en el período.',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  empty: 'La compañía no ha informado facturas pendientes ni movimientos en el período.',
  note: 'Este estado de cuenta muestra lo que {company} tenía registrado en su portal de proveedores al {instant}. Si algo no coincide con su contabilidad, pregunte a la compañía por el documento.',
  file: 'estado-de-cuenta',
} as const

/** The columns of the statement's two tables. */
export const statementPaperColumns = {
  invoice: 'Factura',
  date: 'Fecha factura',
  due: 'Vence',
  days: 'Días vencidos',
  state: 'Estado',
  value: 'Valor facturado',
  balance: 'Saldo',
  day: 'Fecha',
  movement: 'Movimiento',
  document: 'Documento',
  adds: 'Aumenta',
  takes: 'Disminuye',
} as const

/** What moved the balance. */
export const movementPaperTexts = {
  'account-statements': 'Factura',
  'notes-debit': 'Nota débito',
  'payments-made': 'Pago',
  adjustment: 'Ajuste de la compañía',
} as const

/** Texts of the list of pending invoices (screens 2.2). */
export const accountStatementsTexts = {
  title: 'Estado de cuenta',
  description: 'Facturas pendientes de pago, con su vencimiento y su pago estimado.',
  search: 'Buscar por número de factura',
  window: 'Vencimiento',
  windowAll: 'Todas las pendientes',
  windowDays: 'Vencidas y próximos {n} días',
  date: 'Fecha de factura',
  amount: 'Saldo',
  neverAny: 'No hay facturas pendientes al {fecha}.',
  seePayments: 'Ver pagos realizados →',
  noneInWindow: 'No hay facturas pendientes en los próximos {n} días',
  seeAll: 'Ver todas',
  table: 'Facturas pendientes',
} as const

/** The figures at the head of the screen; each narrows the table when clicked (screens 2.2). */
export const summaryTexts = {
  label: 'Resumen de las facturas pendientes',
  pending: 'Valor total pendiente',
  overdue: 'Valor vencido',
  current: 'Valor corriente',
  pendingCount: { one: '1 factura pendiente', many: '{n} facturas pendientes' },
  overdueCount: { one: '1 factura vencida', many: '{n} facturas vencidas' },
  currentCount: { one: '1 factura corriente', many: '{n} facturas corrientes' },
  nextPayment: 'Próximo pago',
  nextPaymentDate: 'Estimado para el {fecha}',
  noNextPayment: 'Sin pagos programados',
  otherCurrency: 'También en {moneda}:',
  onlyCurrency: 'Todos los valores están en {moneda}.',
  pendingShort: 'pendiente',
  overdueShort: 'vencido',
  currentShort: 'corriente',
  nextPaymentShort: 'próximo pago el {fecha}',
  ageing: 'Saldo por edades, en {moneda}',
} as const

/** The steps of the ageing bar (screens 2.2). */
export const ageingTexts = {
  current: 'Corriente',
  d1_30: '1–30 días',
  d31_60: '31–60 días',
  d61_90: '61–90 días',
  d91_120: '91–120 días',
  d120_plus: '>120 días',
} as const

/** The table's columns (screens 2.2). */
export const statementColumnTexts = {
  factura: 'Factura',
  compania: 'Compañía',
  fecha_factura: 'Fecha factura',
  fecha_proveedor: 'Fecha proveedor',
  condicion: 'Condición',
  vence: 'Vence',
  dias: 'Días vencidos',
  pago: 'Pago estimado',
  estado: 'Estado del pago',
  facturado: 'Valor facturado',
  corriente: 'Corriente',
  vencido: 'Vencido',
  saldo: 'Saldo',
} as const

/** How far an invoice is past its due date, or before it. */
export const daysTexts = {
  overdue: { one: '1 día vencida', many: '{n} días vencida' },
  dueIn: { one: 'vence en 1 día', many: 'vence en {n} días' },
  dueToday: 'vence hoy',
  noDueDate: 'sin vencimiento',
  unscheduled: 'Sin programar',
} as const

/** Texts of one invoice's page (screens 2.2). */
export const accountStatementTexts = {
  title: 'Factura {numero}',
  whenPaid: '¿Cuándo me pagan?',
  timeline: 'Camino al pago',
  values: 'Datos de la factura',
  breakdown: 'Cómo se compone el pago',
  balance: 'Saldo pendiente',
  invoiced: 'Valor facturado',
  gross: 'Valor bruto',
  vat: 'IVA',
  withholdingSource: 'Retefuente',
  withholdingIca: 'ReteICA',
  withholdingVat: 'ReteIVA',
  net: 'Neto a pagar',
  netUnknown: 'La compañía no ha informado las retenciones de esta factura.',
  status: 'Estado de la factura',
  due: 'Fecha de vencimiento',
} as const

/** The road of an invoice to its payment (screens 2.2), and what each step is in words. */
export const timelineTexts = {
  recibida: 'Recibida',
  aceptada: 'Aceptada',
  causada: 'Causada',
  programada: 'Programada',
  pagada: 'Pagada',
  done: 'cumplido',
  current: 'en curso',
  stopped: 'detenido',
  todo: 'pendiente',
  noReason: 'La compañía no informó el motivo.',
} as const

/** The answer to "¿Cuándo me pagan?", one sentence a case. */
export const whenPaidTexts = {
  paidOn: 'Se pagó el {fecha}.',
  paid: 'Esta factura ya fue pagada.',
  voided: 'No se pagará: la factura fue anulada.',
  rejected: 'No hay fecha de pago: la factura fue rechazada.',
  blocked: 'No hay fecha de pago: la factura está bloqueada.',
  returned: 'El banco devolvió el pago; la compañía debe programarlo de nuevo.',
  returnedFor: 'El banco devolvió el pago; el nuevo se espera el {fecha}.',
  atBank: 'El pago ya se envió al banco.',
  atBankFor: 'El pago ya se envió al banco; se espera el {fecha}.',
  scheduled: 'El pago está programado; la compañía aún no informa la fecha.',
  scheduledFor: 'El pago está programado para el {fecha}.',
  scheduledPast: 'El pago estaba programado para el {fecha} y aún no aparece como pagado.',
  inApproval: 'El pago está en aprobación; aún no tiene fecha.',
  inApprovalFor: 'El pago está en aprobación; se estima para el {fecha}.',
  inApprovalPast: 'El pago se estimaba para el {fecha} y sigue en aprobación.',
  estimatedFor: 'El pago se estima para el {fecha}; aún no se ha programado.',
  estimatedPast: 'El pago se estimaba para el {fecha} y aún no se ha programado.',
  dueOn: 'El pago aún no se ha programado; la factura vence el {fecha}.',
  dueToday: 'El pago aún no se ha programado; la factura vence hoy.',
  dueSince: 'El pago aún no se ha programado; la factura venció el {fecha}.',
  unknown: 'El pago aún no se ha programado.',
  expectedFor: 'El pago se estima para el {fecha}.',
  expectedPast: 'El pago se estimaba para el {fecha} y aún no aparece como pagado.',
  notTold: 'La compañía no informa aquí la fecha de pago; la factura vence el {fecha}.',
  notToldSince: 'La compañía no informa aquí la fecha de pago; la factura venció el {fecha}.',
  notToldAtAll: 'La compañía no informa aquí la fecha de pago.',
  partly: 'Ya se pagó una parte; queda un saldo de {saldo}.',
  reason: 'Motivo: {motivo}.',
} as const

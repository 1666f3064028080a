import * as states from '../core/words/state-texts.ts'

/** The summary figures: of everything owed, unless stated otherwise. Each filters the table when clicked (screens 2.2). */
export const summaryTexts = {
  label: 'Resumen de las facturas pendientes',
  pending: 'Valor total pendiente',
  inWindow: 'Pendiente, vence hasta el {fecha}',
  overdue: 'Valor vencido',
  current: 'Valor corriente',
  pendingCount: { one: '1 factura pendiente', many: '{n} facturas pendientes' },
  overdueCount: { one: '1 factura vencida', many: '{n} facturas vencidas' },
  currentCount: { one: '1 factura corriente', many: '{n} facturas corrientes' },
  nextPayment: 'Próximo pago',
  nextPaymentDate: 'Estimado: {fecha}',
  noNextPayment: 'Sin pagos programados',
  ageing: 'Saldo por edades, en {moneda}',
} as const

/** The ageing buckets (screens 2.2). */
export const ageingTexts = {
  current: states.current,
  d1_30: '1–30 días',
  d31_60: '31–60 días',
  d61_90: '61–90 días',
  d91_120: '91–120 días',
  d120_plus: '>120 días',
} as const

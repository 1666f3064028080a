/** The limits of a supplier's texts about its qualification. */
export const qualificationLimits = {
  message: 4000,
  action: 500,
  responsible: 100,
  evidence: 2000,
  /** Maximum actions of a plan. */
  actions: 30,
  /** The files of a message or of an action's evidence. */
  files: { count: 5, bytes: 10 * 1024 * 1024 },
  /** Documents of an indicator per page. */
  documentsPerPage: 25,
} as const

/** The indicators measured from a supplier's own documents (screens 2.12). */
export const indicatorNames = [
  'entregas_a_tiempo',
  'cantidad_conforme',
  'facturas_sin_rechazo',
  'devuelto',
] as const
export type IndicatorName = (typeof indicatorNames)[number]

/** The kind of documents behind each indicator. */
export const indicatorKinds = {
  entregas_a_tiempo: 'purchase-order',
  cantidad_conforme: 'purchase-order',
  facturas_sin_rechazo: 'account-statements',
  devuelto: 'purchase-tickets',
} as const satisfies Record<IndicatorName, string> // the kinds keep their own types

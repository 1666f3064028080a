/** What a supplier may write about its qualification, and how much of it. */
export const qualificationLimits = {
  message: 4000,
  action: 500,
  responsible: 100,
  evidence: 2000,
  /** Actions of one plan. */
  actions: 30,
  /** Files of a message or of an action's evidence. */
  files: { count: 5, bytes: 10 * 1024 * 1024 },
  /** Documents behind a number that a page shows. */
  documentsPerPage: 25,
} as const

/** What the portal measures from a supplier's own documents (screens 2.12). */
export const indicatorNames = [
  'entregas_a_tiempo',
  'cantidad_conforme',
  'facturas_sin_rechazo',
  'devuelto',
] as const
export type IndicatorName = (typeof indicatorNames)[number]

/** The kind of documents that are behind each number. */
export const indicatorKinds = {
  entregas_a_tiempo: 'purchase-order',
  cantidad_conforme: 'purchase-order',
  facturas_sin_rechazo: 'account-statements',
  devuelto: 'purchase-tickets',
} as const satisfies Record<IndicatorName, string> // the kinds keep their own types

/** The topics of a supplier's questions (screens 2.0), in display order. */
export const questionTypes = [
  'pago',
  'factura',
  'urgencia_de_pago',
  'condicion_de_pago',
  'ayuda_para_registrar',
  'otra',
] as const

/** The topics of threads started by acts on a document, which are answered like questions. */
export const actTypes = [
  'confirmacion_orden',
  'novedad_orden',
  'aceptacion_nota',
  'objecion_nota',
  'diferencia_entrada',
  'poliza_contrato',
] as const

/** All topics of threads. */
export const threadTypes = [...questionTypes, ...actTypes] as const

/** The states of a thread (screens 2.17). */
export const questionStates = [
  'abierta',
  'esperando_a_la_compania',
  'esperando_al_proveedor',
  'resuelta',
  'cerrada',
] as const

/** Maximum length of a message, and limits of its files. */
export const messageLimits = { length: 4000, files: { count: 5, bytes: 10 * 1024 * 1024 } } as const

/** Threads per page of the list. */
export const questionsPerPage = 25

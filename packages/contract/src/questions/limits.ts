/** What a supplier may ask about (screens 2.0), in the order in which it chooses. */
export const questionTypes = [
  'pago',
  'factura',
  'urgencia_de_pago',
  'condicion_de_pago',
  'ayuda_para_registrar',
  'otra',
] as const

/** What acts on a document begin a thread about: the company answers them like a question. */
export const actTypes = [
  'confirmacion_orden',
  'novedad_orden',
  'aceptacion_nota',
  'objecion_nota',
  'diferencia_entrada',
  'poliza_contrato',
] as const

/** What any thread is about. */
export const threadTypes = [...questionTypes, ...actTypes] as const

/** The states of a thread (screens 2.17). */
export const questionStates = [
  'abierta',
  'esperando_a_la_compania',
  'esperando_al_proveedor',
  'resuelta',
  'cerrada',
] as const

/** The longest message, and what one may carry. */
export const messageLimits = { length: 4000, files: { count: 5, bytes: 10 * 1024 * 1024 } } as const

/** Threads that a page of the list shows. */
export const questionsPerPage = 25

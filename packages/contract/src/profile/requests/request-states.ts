/** The states of a request (screens 2.14: a request with approval, which may be withdrawn while pending). */
export const requestStates = ['recibida', 'en_revision', 'aprobada', 'rechazada', 'retirada'] as const
export type RequestState = (typeof requestStates)[number]

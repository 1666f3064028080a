/** How a request stands (screens 2.14: a request with approval, which may be taken back while it waits). */
export const requestStates = ['recibida', 'en_revision', 'aprobada', 'rechazada', 'retirada'] as const
export type RequestState = (typeof requestStates)[number]

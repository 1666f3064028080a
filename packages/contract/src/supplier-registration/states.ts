/** The states of a registration request (screens 2.17). */
export const requestStates = ['recibida', 'en_revision', 'devuelta', 'aprobada', 'rechazada'] as const

/** People that one invitation takes at once. */
export const mostInvited = 20

/** Days for which an invitation's link works. */
export const invitationDays = 7

/** Invitations of one supplier that may wait at once. */
export const mostWaiting = 100

/** Most characters of what only a user's record has (spec 9). */
export const userLimits = { email: 50, identificacion: 15, cargo: 30 } as const

/** The states of a user (screens 2.17). */
export const userStates = ['invitado', 'activo', 'bloqueado', 'inactivo'] as const

/** Maximum number of people in one invitation. */
export const mostInvited = 20

/** Days for which an invitation's link is valid. */
export const invitationDays = 7

/** Maximum number of a supplier's pending invitations. */
export const mostWaiting = 100

/** Maximum length of the fields of a user's record (spec 9). */
export const userLimits = { email: 50, identificacion: 15, cargo: 30 } as const

/** The states of a user (screens 2.17). */
export const userStates = ['invitado', 'activo', 'bloqueado', 'inactivo'] as const

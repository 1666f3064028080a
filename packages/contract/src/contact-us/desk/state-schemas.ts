/** How a message of the contact form stands. */
export const contactStates = ['nuevo', 'en_gestion', 'respondido', 'cerrado'] as const
export type ContactState = (typeof contactStates)[number]

/** The longest answer. */
export const replyLength = 4000

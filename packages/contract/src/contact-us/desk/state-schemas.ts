/** The states of a message of the contact form. */
export const contactStates = ['nuevo', 'en_gestion', 'respondido', 'cerrado'] as const
export type ContactState = (typeof contactStates)[number]

/** The maximum length of an answer. */
export const replyLength = 4000

/** The states of a registration, as the vocabulary has them. */
export const registrationStates = ['inscrito', 'en_espera', 'cancelada'] as const

/** What the agenda lists: what is to come, what is over with its recordings, or what the person has asked a seat of. */
export const agendaParts = ['proximos', 'pasados', 'inscripciones'] as const

/** Events of one page of the agenda. */
export const eventsPerPage = 20

/** Pages of the agenda that an address may name. */
export const lastAgendaPage = 100

/** Months around today that the calendar shows. */
export const monthsAround = 24

/** The states of a registration. */
export const registrationStates = ['inscrito', 'en_espera', 'cancelada'] as const

/** The parts of the agenda: upcoming events, past ones with recordings, and the user's registrations. */
export const agendaParts = ['proximos', 'pasados', 'inscripciones'] as const

/** Events per page of the agenda. */
export const eventsPerPage = 20

/** The last page of the agenda that a URL may request. */
export const lastAgendaPage = 100

/** Months of the calendar before and after today. */
export const monthsAround = 24

/** What a person may do on an event's page, and which of it is under way. */
export type EventActions = {
  busy: string | undefined
  /** Asks for a seat, or knowingly for a place on the waiting list. */
  register: (expected: 'seat' | 'place') => void
  withdraw: (held: 'seat' | 'place') => void
  addToCalendar: () => void
  downloadFile: (id: string) => void
}

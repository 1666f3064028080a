export { writeEvent, type EventFacts, type EventParty, type WrittenEvent } from './events/write-event.ts'

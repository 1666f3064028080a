export { bogotaTime, signEvent, type EventSigner } from './events/sign-event.ts'
export { writeEvent, type EventFacts, type EventParty, type WrittenEvent } from './events/write-event.ts'

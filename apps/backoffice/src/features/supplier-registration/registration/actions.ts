import type {
  ApprovedRegistration,
  RegistrationReview,
  RejectedRegistration,
  ReturnedRegistration,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

type Answer = Promise<RegistrationReview>

/** What is done with a request; each says which version it saw, and answers how it stands then. */
export type RegistrationActs = {
  assign: (body: { version: number; responsable: string | null }) => Answer
  start: (body: { version: number }) => Answer
  return: (body: ReturnedRegistration) => Answer
  reject: (body: RejectedRegistration) => Answer
  approve: (body: ApprovedRegistration) => Answer
  date: (file: string, body: { version: number; expedido: CalendarDate | null }) => Answer
}

/** Decides about a request: the page shows then how it stands. @throws CallFailure */
export type Decide<Body> = (body: Body) => Promise<void>

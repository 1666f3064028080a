import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** An `ApplicationResponse`: the DIAN's validation of a document, or an event of its buyer or seller. */
export interface DianResponse {
  number: string
  /** The response's own CUDE. */
  uniqueKey: string
  issueDate: CalendarDate | null
  issueTime: string
  environment: '1' | '2' | null
  senderNit: string
  senderName: string
  receiverNit: string
  /** `02` validated, `04` rejected; `030` to `034` and so on are events. */
  code: string
  description: string
  /** The reason of a claim (031), `listID` of the code. */
  concept: string
  documentNumber: string
  /** CUFE or CUDE of the document. */
  documentKey: string
  documentTypeCode: string
  /** Notices of the validation other than its result; they are not rejections. */
  notices: Notice[]
}

/** A notice of the DIAN, such as `RUT01` or `FAJ43b`. */
export interface Notice {
  code: string
  text: string
}

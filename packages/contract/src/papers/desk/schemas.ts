import * as z from 'zod/mini'
import { IssuedPaper } from '../schemas.ts'

/** What a supplier asks for by itself; the statement of account is issued by the calendar. */
export const requestedKinds = ['paz_y_salvo', 'referencia_comercial'] as const
export const RequestedKind = z.enum(requestedKinds)
export type RequestedKind = z.infer<typeof RequestedKind>

/** Which constancy is asked for. */
export const PaperRequest = z.object({ paper: RequestedKind })

/** Whether a constancy can be issued today, and each reason where it cannot. */
export const PaperOffer = z.object({ kind: RequestedKind, reasons: z.array(z.string()) })
export type PaperOffer = z.infer<typeof PaperOffer>

/** Whether the statement comes by mail every month, and to which address. */
export const StatementSubscription = z.object({ isOn: z.boolean(), email: z.string() })
export type StatementSubscription = z.infer<typeof StatementSubscription>

/** What the page of papers shows. */
export const Papers = z.object({
  offers: z.array(PaperOffer),
  issued: z.array(IssuedPaper),
  subscription: StatementSubscription,
})
export type Papers = z.infer<typeof Papers>

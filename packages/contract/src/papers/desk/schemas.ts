import * as z from 'zod/mini'
import { IssuedPaper } from '../schemas.ts'

/** The papers issued on request; the statement of account is issued monthly. */
export const requestedKinds = ['paz_y_salvo', 'referencia_comercial'] as const
export const RequestedKind = z.enum(requestedKinds)
export type RequestedKind = z.infer<typeof RequestedKind>

/** The constancy to issue. */
export const PaperRequest = z.object({ paper: RequestedKind })

/** Whether a constancy can be issued today, with the reasons against it. */
export const PaperOffer = z.object({ kind: RequestedKind, reasons: z.array(z.string()) })
export type PaperOffer = z.infer<typeof PaperOffer>

/** Whether the statement is mailed every month, and to which address. */
export const StatementSubscription = z.object({ isOn: z.boolean(), email: z.string() })
export type StatementSubscription = z.infer<typeof StatementSubscription>

/** The content of the papers page. */
export const Papers = z.object({
  offers: z.array(PaperOffer),
  issued: z.array(IssuedPaper),
  subscription: StatementSubscription,
})
export type Papers = z.infer<typeof Papers>

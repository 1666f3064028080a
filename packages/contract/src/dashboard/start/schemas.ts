import * as z from 'zod/mini'
import { eventKinds, eventModes } from '../../events/kinds.ts'
import { FoundDocument } from '../../search/schemas.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText } from '../../core/values.ts'

/** The number of documents in one currency, and their sum. */
export const Figure = z.object({ moneda: Currency, rows: z.number(), valor: MoneyText })
export type Figure = z.infer<typeof Figure>

/** The figures of the same documents in each currency, pesos first. */
const Figures = z.array(Figure)

/** The payments expected on one day, in one currency. */
export const ExpectedPayment = z.extend(Figure, { fecha: DateText })
export type ExpectedPayment = z.infer<typeof ExpectedPayment>

/** The figures of the start page; each equals the total of its linked list. */
export const StartFigures = z.object({
  receivable: Figures,
  overdue: Figures,
  dueSoon: Figures,
  paidThisMonth: Figures,
  ordersToConfirm: Figures,
  ticketsToInvoice: Figures,
})
export type StartFigures = z.infer<typeof StartFigures>

/** The pending tasks of a supplier, most urgent first; those without occurrences are left out. */
export const attentionNames = [
  'paymentsReturned',
  'bankAccountsMissing',
  'invoicesRejected',
  'invoicesBlocked',
  'ordersLate',
  'documentsWrong',
  'documentsMissing',
  'questionsToAnswer',
  'ticketsWithDifference',
  'ordersNew',
  'communiquesToRead',
] as const
export type AttentionName = (typeof attentionNames)[number]
const AttentionItem = z.object({
  name: z.enum(attentionNames),
  rows: z.number(),
  /** Their amounts; empty if they are not about money. */
  figures: Figures,
  /** The earliest relevant day: due date, delivery date, or return by the bank. */
  desde: z.nullable(DateText),
})
export type AttentionItem = z.infer<typeof AttentionItem>

/** All pending invoices by expected payment day; each is in exactly one of the four groups. */
export const CashCalendar = z.object({
  /** The first day of the calendar: today in Bogotá. */
  today: DateText,
  /** The last day of the calendar. */
  until: DateText,
  days: z.array(ExpectedPayment),
  later: Figures,
  /** Expected on a past day, and still unpaid. */
  delayed: Figures,
  undated: Figures,
  /** The company's own days off within the calendar, besides public holidays. */
  daysOff: z.array(z.object({ fecha: DateText, nombre: z.string() })),
})
export type CashCalendar = z.infer<typeof CashCalendar>

/** The company's next event that the user may see. */
export const NextEvent = z.object({
  id: DocumentId,
  tipo: z.enum(eventKinds),
  titulo: z.string(),
  dia: DateText,
  /** In Bogotá time; null for all-day events. */
  hora: z.nullable(z.string()),
  modalidad: z.nullable(z.enum(eventModes)),
  lugar: z.string(),
  /** The user's registration: a seat, the waiting list, or null. */
  inscripcion: z.nullable(z.enum(['inscrito', 'en_espera'])),
})
export type NextEvent = z.infer<typeof NextEvent>

/** The news of the company: a communiqué that needs the user's receipt, or else its newest post. */
export const LatestPost = z.object({
  slug: z.string(),
  tipo: z.enum(['entrada', 'comunicado']),
  titulo: z.string(),
  extracto: z.string(),
  publicado_at: Instant,
  pendiente: z.boolean(),
})
export type LatestPost = z.infer<typeof LatestPost>

/** The start page of the selected account. */
export const StartPage = z.object({
  figures: StartFigures,
  /** The next day with payments, by currency. */
  nextPayment: z.array(ExpectedPayment),
  openQuestions: z.number(),
  attention: z.array(AttentionItem),
  activity: z.object({
    rows: z.array(FoundDocument),
    counts: z.array(z.object({ kind: FoundDocument.shape.kind, rows: z.number() })),
  }),
  calendar: CashCalendar,
  /**
   * The required documents: the total, and those that expire soon, have expired, are mandatory but missing, or are
   * under review.
   */
  documents: z.object({
    asked: z.number(),
    expiring: z.number(),
    wrong: z.number(),
    missing: z.number(),
    inReview: z.number(),
  }),
  /** The company's next event; null without one, or if the user has no access to events. */
  nextEvent: z.nullable(NextEvent),
  /** Null without posts, or if the user has no access to them. */
  latestPost: z.nullable(LatestPost),
  dataAsOf: z.nullable(Instant),
})
export type StartPage = z.infer<typeof StartPage>

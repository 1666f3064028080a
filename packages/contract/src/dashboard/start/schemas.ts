import * as z from 'zod/mini'
import { eventKinds, eventModes } from '../../events/kinds.ts'
import { FoundDocument } from '../../search/schemas.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText } from '../../core/values.ts'

/** How many documents there are in one currency, and what they come to. */
export const Figure = z.object({ moneda: Currency, rows: z.number(), valor: MoneyText })
export type Figure = z.infer<typeof Figure>

/** The figures of the same documents in each currency, pesos first. */
const Figures = z.array(Figure)

/** What is expected on one day, in one currency. */
export const ExpectedPayment = z.extend(Figure, { fecha: DateText })
export type ExpectedPayment = z.infer<typeof ExpectedPayment>

/** The figures of the start page; each is the total of the list to which its tile leads. */
export const StartFigures = z.object({
  receivable: Figures,
  overdue: Figures,
  dueSoon: Figures,
  paidThisMonth: Figures,
  ordersToConfirm: Figures,
  ticketsToInvoice: Figures,
})
export type StartFigures = z.infer<typeof StartFigures>

/** What waits for the supplier, the most pressing first; what does not occur is left out. */
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
  /** What it comes to; nothing where it is no money. */
  figures: Figures,
  /** The earliest of its days: when it falls due, was to be delivered, came back from the bank. */
  desde: z.nullable(DateText),
})
export type AttentionItem = z.infer<typeof AttentionItem>

/** All that is pending, by the day on which it is expected to be paid; every pending invoice is in one of the four. */
export const CashCalendar = z.object({
  /** The first day of the calendar: Bogotá's today. */
  today: DateText,
  /** The last day of the calendar. */
  until: DateText,
  days: z.array(ExpectedPayment),
  later: Figures,
  /** Expected for a day that has passed, and not paid yet. */
  delayed: Figures,
  undated: Figures,
  /** The days of the calendar on which the company does not work beside the country's holidays. */
  daysOff: z.array(z.object({ fecha: DateText, nombre: z.string() })),
})
export type CashCalendar = z.infer<typeof CashCalendar>

/** The next event of the company that the person may see. */
export const NextEvent = z.object({
  id: DocumentId,
  tipo: z.enum(eventKinds),
  titulo: z.string(),
  dia: DateText,
  /** By Bogotá's clock; null where it is of the whole day. */
  hora: z.nullable(z.string()),
  modalidad: z.nullable(z.enum(eventModes)),
  lugar: z.string(),
  /** What the person has of it: a seat, a place on the waiting list, or neither. */
  inscripcion: z.nullable(z.enum(['inscrito', 'en_espera'])),
})
export type NextEvent = z.infer<typeof NextEvent>

/** What the company has to tell: a communiqué that waits for the person's receipt, else its newest post. */
export const LatestPost = z.object({
  slug: z.string(),
  tipo: z.enum(['entrada', 'comunicado']),
  titulo: z.string(),
  extracto: z.string(),
  publicado_at: Instant,
  pendiente: z.boolean(),
})
export type LatestPost = z.infer<typeof LatestPost>

/** What the start page shows of the selected account. */
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
   * The documents that the company asks for: how many, those that end soon, those that are good no more, mandatory ones not
   * sent, and those that it has still to look at.
   */
  documents: z.object({
    asked: z.number(),
    expiring: z.number(),
    wrong: z.number(),
    missing: z.number(),
    inReview: z.number(),
  }),
  /** What the company plans next; null where there is nothing, or the person hears of no events. */
  nextEvent: z.nullable(NextEvent),
  /** Null where the company has told nothing, or the person hears of no posts. */
  latestPost: z.nullable(LatestPost),
  dataAsOf: z.nullable(Instant),
})
export type StartPage = z.infer<typeof StartPage>

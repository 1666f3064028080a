import * as z from 'zod/mini'
import { findings } from '@enlace/domain/reconcile.ts'
import { DocumentId, MoneyText, Optional, wholeNumber } from '../values.ts'

/** Bytes of a supplier's own list; 20,000 lines take about two megabytes. */
export const ownFileBytes = 8 * 1024 * 1024
/** Comparisons of each finding that the screen shows; the workbook has them all. */
export const shownOfFinding = 200

/** The place of a column, counted from zero; left out where the list has none. */
export const columnPlace = z.optional(wholeNumber(0, 99))

/** How a document compares. */
export const ReconcileFinding = z.enum(findings)
export type ReconcileFinding = z.infer<typeof ReconcileFinding>

/** What every comparison tells of a document of the file, the company, or both. */
export const compared = {
  finding: ReconcileFinding,
  numero: z.string(),
  lines: z.array(z.number()),
  own: z.nullable(MoneyText),
  company: z.nullable(MoneyText),
  difference: MoneyText,
  /** The company's invoice, where it has one. */
  id: z.nullable(DocumentId),
  isByDigits: z.boolean(),
} as const

/** Why a line of the file takes no part. */
export const unreadReasons = [
  'sin-numero',
  'sin-valor',
  'valor-ilegible',
  'moneda-desconocida',
  'totales',
] as const

/** How a file was read, and what of it could not be. */
export const ownFileReading = {
  archivo: z.string(),
  hoja: Optional,
  /** The names in the header, and the line on which it stands. */
  header: z.array(z.string()),
  headerLine: z.number(),
  /** The first lines below the header, as they were read. */
  sample: z.array(z.array(z.string())),
  counts: z.record(z.string(), z.number()),
  unread: z.array(z.object({ line: z.number(), reason: z.enum(unreadReasons), text: z.string() })),
  unreadCount: z.number(),
} as const

/** How a file was read, whatever it was compared with. */
export const OwnFileReading = z.object(ownFileReading)
export type OwnFileReading = z.infer<typeof OwnFileReading>

/** A file that the browser saves under its name. */
export const ReconcileWorkbook = z.object({ name: z.string(), base64: z.string() })
export type ReconcileWorkbook = z.infer<typeof ReconcileWorkbook>

import * as z from 'zod/mini'
import { findings } from '@enlace/domain/reconcile.ts'
import { DocumentId, MoneyText, Optional, wholeNumber } from '../values.ts'

/** Maximum bytes of a supplier's own list; 20,000 lines take about two megabytes. */
export const ownFileBytes = 8 * 1024 * 1024
/** Comparisons per finding on the screen; the workbook has them all. */
export const shownOfFinding = 200

/** The index of a column, from zero; undefined if the list has none. */
export const columnPlace = z.optional(wholeNumber(0, 99))

/** The result of comparing a document. */
export const ReconcileFinding = z.enum(findings)
export type ReconcileFinding = z.infer<typeof ReconcileFinding>

/** The fields shared by all comparisons of a document of the file, the company, or both. */
export const compared = {
  finding: ReconcileFinding,
  numero: z.string(),
  lines: z.array(z.number()),
  own: z.nullable(MoneyText),
  company: z.nullable(MoneyText),
  difference: MoneyText,
  /** The company's invoice, if any. */
  id: z.nullable(DocumentId),
  isByDigits: z.boolean(),
} as const

/** Why a line of the file is not compared. */
export const unreadReasons = [
  'sin-numero',
  'sin-valor',
  'valor-ilegible',
  'moneda-desconocida',
  'totales',
] as const

/** How a file was read, and its unreadable lines. */
export const ownFileReading = {
  archivo: z.string(),
  hoja: Optional,
  /** The names in the header, and its line. */
  header: z.array(z.string()),
  headerLine: z.number(),
  /** The first lines below the header, as read. */
  sample: z.array(z.array(z.string())),
  counts: z.record(z.string(), z.number()),
  unread: z.array(z.object({ line: z.number(), reason: z.enum(unreadReasons), text: z.string() })),
  unreadCount: z.number(),
} as const

/** How a file was read, for any comparison. */
export const OwnFileReading = z.object(ownFileReading)
export type OwnFileReading = z.infer<typeof OwnFileReading>

/** A workbook with its file name, for download by the browser. */
export const ReconcileWorkbook = z.object({ name: z.string(), base64: z.string() })
export type ReconcileWorkbook = z.infer<typeof ReconcileWorkbook>

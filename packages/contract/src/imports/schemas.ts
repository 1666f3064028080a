import * as z from 'zod/mini'
import { Instant, wholeNumber } from '../core/values.ts'
import { sourceNamePattern } from './reading/source-name.ts'
import { ImportMappingDoubts, ImportUnlikely } from './doubt-schemas.ts'

/** Maximum bytes of a file in a load. */
export const importFileBytes = 100 * 1024 * 1024

/** The kinds of an ERP's files, in the order of the wizard. */
export const importParts = [
  'third-parties',
  'branch-accounts',
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-order-lines',
  'warehouse-entries',
  'warehouse-entries-lines',
  'notes-debit',
  'notes-debit-lines',
  'purchase-tickets',
  'purchase-tickets-lines',
  'withholdings',
  'contracts',
  'contracts-amendments',
  'contracts-policies',
  'contracts-minutes',
  'contracts-imputations',
  'document-links',
] as const
export const ImportPart = z.enum(importParts)
export type ImportPart = z.infer<typeof ImportPart>

/** The formats of a template: a workbook with explanations, or text. */
export const ImportTemplateFormat = z.enum(['xlsx', 'csv'])
export type ImportTemplateFormat = z.infer<typeof ImportTemplateFormat>

const Count = z.number()
/** Cells of a column with their counts. */
const CellCounts = z.array(z.tuple([z.string(), Count]))

/** The column of a field in a file, and the format of its cells. */
export const ImportField = z.object({
  column: z.optional(z.string().check(z.maxLength(200))),
  constant: z.optional(z.string().check(z.maxLength(200))),
  dateOrder: z.optional(z.enum(['dmy', 'mdy', 'ymd'])),
  decimalMark: z.optional(z.enum(['.', ','])),
  /** The number of implied decimals, if the file writes no decimal mark. */
  impliedDecimals: z.optional(wholeNumber(1, 6)),
  /** Cells that mean "none". */
  none: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  /** The meaning of the source's own codes; an empty word means none. */
  words: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))),
  /** The format of the cells is unknown or contradictory. */
  untold: z.optional(z.enum(['missing', 'mixed'])),
})
export type ImportField = z.infer<typeof ImportField>

const ImportFields = z.record(z.string().check(z.maxLength(40)), ImportField)

const place = {
  part: ImportPart,
  sheet: z.nullable(z.string().check(z.maxLength(200))),
  headerLine: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
}

/** The character encodings of text files. */
export const importEncodings = [
  'utf-8',
  'windows-1252',
  'cp850',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const
/** The column separators of text files; `fixed` means fixed widths. */
export const importSeparators = [';', '\t', '|', ',', 'fixed'] as const

/** The name of a workbook's sheet, or the number of a table on a page. */
export const SheetName = z.string().check(z.minLength(1), z.maxLength(200))

/** How a file is read as set by a user; other settings are detected. */
export const ImportReading = z.object({
  encoding: z.optional(z.enum(importEncodings)),
  separator: z.optional(z.enum(importSeparators)),
  sheet: z.optional(SheetName),
  headerLine: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
})
export type ImportReading = z.infer<typeof ImportReading>

/** The rows of a file to load: only those with certain cells in a column, or all others. */
export const ImportRows = z.object({
  column: z.string().check(z.minLength(1), z.maxLength(200)),
  keep: z.enum(['only', 'without']),
  values: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(30)),
})
export type ImportRows = z.infer<typeof ImportRows>

const chosen = {
  rows: z.optional(ImportRows),
  /** Several rows of one invoice are parts, whose amounts are added up. */
  addsUp: z.optional(z.boolean()),
}

/** The plan to read one file. */
export const ImportFilePlan = z.object({
  seq: wholeNumber(1, 100),
  ...place,
  ...chosen,
  reading: z.optional(ImportReading),
  fields: ImportFields,
  doubts: z.optional(ImportMappingDoubts),
})
export type ImportFilePlan = z.infer<typeof ImportFilePlan>

/** Whether a source delivers changes, or everything open. */
export const ImportPicture = z.enum(['changes', 'whole'])

/** The name of a source: a system and its data, such as "Siesa cartera". */
export const SourceName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(sourceNamePattern))

const Code = z.string().check(z.maxLength(40))
const Codes = z.array(Code).check(z.maxLength(200))

/** The meaning of a source's receipt codes, and the state of invoices that it never reports as paid. */
export const ImportRules = z.object({
  /** Receipt classes for which the supplier sends an invoice, and those classified as others. */
  purchaseClasses: Codes,
  otherClasses: z.optional(Codes),
  /** The letters before an order's number, by type; types without letters have no orders. */
  orderTypes: z.record(Code, z.string().check(z.trim(), z.minLength(1), z.maxLength(10))),
  settlement: z.enum(['paid-when-due-before-cutoff', 'open']),
})
export type ImportRules = z.infer<typeof ImportRules>

/** The plan of a load. */
export const ImportPlan = z.object({
  source: SourceName,
  picture: ImportPicture,
  dueDays: wholeNumber(0, 365),
  rules: z.optional(ImportRules),
  files: z.array(ImportFilePlan).check(z.maxLength(8)),
})
export type ImportPlan = z.infer<typeof ImportPlan>

/** A file of a load with its detected content. */
export const ImportFile = z.object({
  seq: Count,
  name: z.string(),
  bytes: Count,
  format: z.enum(['csv', 'ndjson', 'json', 'xlsx', 'xls', 'ods', 'xml', 'html']),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  sheets: z.array(
    z.object({
      name: z.nullable(z.string()),
      rows: z.array(z.object({ line: Count, cells: z.array(z.string()) })),
      /** The columns with few distinct cells, or with frequent cells that mean "none". */
      counts: z.optional(
        z.array(z.object({ at: Count, values: z.nullable(CellCounts), blanks: CellCounts })),
      ),
    }),
  ),
  ...place,
  ...chosen,
  reading: z.optional(ImportReading),
  fields: ImportFields,
  doubts: z.optional(ImportMappingDoubts),
})
export type ImportFile = z.infer<typeof ImportFile>

const counts = { inserted: Count, updated: Count, unchanged: Count, deleted: Count }

/** The outcome of a reported row; left-out rows were not records. */
export const ImportSeverity = z.enum(['refused', 'doubtful', 'left-out'])

/** A reason for rejected or doubtful records, with examples. */
export const ImportReason = z.object({
  reason: z.string(),
  severity: ImportSeverity,
  count: Count,
  file: z.string(),
  line: z.nullable(Count),
  message: z.string(),
})
export type ImportReason = z.infer<typeof ImportReason>

/** What a complete load closes. */
export const ImportClosing = z.object({
  open: Count,
  closed: Count,
  examples: z.array(z.string()),
  needsConfirmation: z.boolean(),
})

/** The effects of a load, found by a trial. */
export const ImportCheck = z.object({
  rowsRead: Count,
  refused: Count,
  doubtful: Count,
  /** Missing from trials of earlier versions. */
  leftOut: z.optional(Count),
  kinds: z.array(z.object({ kind: z.string(), ...counts })),
  closing: z.nullable(ImportClosing),
  reasons: z.array(ImportReason),
  /** Probably unintended effects; undefined in trials from before this check. */
  unlikely: z.optional(z.array(ImportUnlikely)),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** The progress of a trial or a load. */
export const ImportProgress = z.object({
  step: z.enum(['waiting', 'looking', 'reading', 'writing']),
  /** The file being analysed or read, or the kind last written. */
  of: z.string(),
  count: Count,
  total: Count,
})
export type ImportProgress = z.infer<typeof ImportProgress>

/** A load in preparation or in progress. */
export const ImportLoad = z.object({
  id: z.string(),
  source: z.string(),
  state: z.enum(['draft', 'checking', 'checked', 'loading', 'loaded', 'failed']),
  version: Count,
  picture: ImportPicture,
  dueDays: Count,
  /** The codes as set by a user, with the defaults. */
  rules: ImportPlan.shape.rules,
  usualRules: ImportRules,
  files: z.array(ImportFile),
  checked: z.nullable(ImportCheck),
  progress: z.nullable(ImportProgress),
  failure: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ImportLoad = z.infer<typeof ImportLoad>

/** A finished load, from any origin. */
export const ImportBatch = z.object({
  id: z.string(),
  source: z.string(),
  files: z.string(),
  state: z.enum(['running', 'loaded', 'failed', 'undone']),
  rowsRead: Count,
  ...counts,
  closed: Count,
  refused: Count,
  doubtful: Count,
  leftOut: Count,
  /** The program that sent it stopped before the end; the data received until then stays. */
  brokeOff: z.boolean(),
  failure: z.nullable(z.string()),
  actor: z.string(),
  actorName: z.string(),
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
  undoneAt: z.nullable(Instant),
  undoneBy: z.nullable(z.string()),
  undoneByName: z.nullable(z.string()),
  /** The files whose rejected records can be downloaded. */
  refusedFiles: z.array(z.string()),
})
export type ImportBatch = z.infer<typeof ImportBatch>

/** An unfinished load. */
export const OpenImport = z.object({
  id: z.string(),
  source: z.string(),
  state: ImportLoad.shape.state,
  /** Its files are still being analysed; no trial has run yet. */
  isLooking: z.boolean(),
  files: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  updatedAt: Instant,
})
export type OpenImport = z.infer<typeof OpenImport>

/** A rejected or doubtful record. */
export const ImportFinding = z.object({
  seq: Count,
  file: z.string(),
  line: z.nullable(Count),
  severity: ImportSeverity,
  field: z.nullable(z.string()),
  value: z.nullable(z.string()),
  message: z.string(),
})
export type ImportFinding = z.infer<typeof ImportFinding>

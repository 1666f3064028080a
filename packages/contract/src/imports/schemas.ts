import * as z from 'zod/mini'
import { Instant, wholeNumber } from '../core/values.ts'
import { sourceNamePattern } from './reading/source-name.ts'
import { ImportMappingDoubts, ImportUnlikely } from './doubt-schemas.ts'

/** The bytes of the largest file that a load takes. */
export const importFileBytes = 100 * 1024 * 1024

/** What a file of an ERP may hold, in the order in which the wizard names it. */
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

/** The formats of a template: a workbook that explains itself, or a text. */
export const ImportTemplateFormat = z.enum(['xlsx', 'csv'])
export type ImportTemplateFormat = z.infer<typeof ImportTemplateFormat>

const Count = z.number()
/** Cells with how often each is in a column. */
const CellCounts = z.array(z.tuple([z.string(), Count]))

/** Where a field of ours is in a file, and how its cells are written. */
export const ImportField = z.object({
  column: z.optional(z.string().check(z.maxLength(200))),
  constant: z.optional(z.string().check(z.maxLength(200))),
  dateOrder: z.optional(z.enum(['dmy', 'mdy', 'ymd'])),
  decimalMark: z.optional(z.enum(['.', ','])),
  /** How many of the last digits are decimals, where the file writes no mark. */
  impliedDecimals: z.optional(wholeNumber(1, 6)),
  /** Cells that mean "there is none". */
  none: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  /** What cells of a code of the source's own mean; an empty word is nothing. */
  words: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))),
  /** The cells do not tell how they are written, or contradict each other. */
  untold: z.optional(z.enum(['missing', 'mixed'])),
})
export type ImportField = z.infer<typeof ImportField>

const ImportFields = z.record(z.string().check(z.maxLength(40)), ImportField)

const place = {
  part: ImportPart,
  sheet: z.nullable(z.string().check(z.maxLength(200))),
  headerLine: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
}

/** How the letters of a text file may be written. */
export const importEncodings = [
  'utf-8',
  'windows-1252',
  'cp850',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const
/** What may be between the columns of a text file; `fixed` is nothing but their places. */
export const importSeparators = [';', '\t', '|', ',', 'fixed'] as const

/** The name of a sheet of a workbook, or the number of a page's table. */
export const SheetName = z.string().check(z.minLength(1), z.maxLength(200))

/** How a file is read where somebody has said so; the rest is found out from the file. */
export const ImportReading = z.object({
  encoding: z.optional(z.enum(importEncodings)),
  separator: z.optional(z.enum(importSeparators)),
  sheet: z.optional(SheetName),
  headerLine: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
})
export type ImportReading = z.infer<typeof ImportReading>

/** Which rows of a file are loaded: only those with certain cells in a column, or all but those. */
export const ImportRows = z.object({
  column: z.string().check(z.minLength(1), z.maxLength(200)),
  keep: z.enum(['only', 'without']),
  values: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(30)),
})
export type ImportRows = z.infer<typeof ImportRows>

const chosen = {
  rows: z.optional(ImportRows),
  /** Rows of one invoice are its parts: their amounts are added up. */
  addsUp: z.optional(z.boolean()),
}

/** How one file is to be read. */
export const ImportFilePlan = z.object({
  seq: wholeNumber(1, 100),
  ...place,
  ...chosen,
  reading: z.optional(ImportReading),
  fields: ImportFields,
  doubts: z.optional(ImportMappingDoubts),
})
export type ImportFilePlan = z.infer<typeof ImportFilePlan>

/** Whether a source tells of what changed, or of all that is open. */
export const ImportPicture = z.enum(['changes', 'whole'])

/** The name of a source: a system and what comes of it, such as "Siesa cartera". */
export const SourceName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(sourceNamePattern))

const Code = z.string().check(z.maxLength(40))
const Codes = z.array(Code).check(z.maxLength(200))

/** What a source of receipts means by its codes, and what is said of invoices that it never calls paid. */
export const ImportRules = z.object({
  /** Classes of receipt for which the supplier sends an invoice, and those that are said to be none. */
  purchaseClasses: Codes,
  otherClasses: z.optional(Codes),
  /** The letters that are before an order's number, by type; of a type without letters there are no orders. */
  orderTypes: z.record(Code, z.string().check(z.trim(), z.minLength(1), z.maxLength(10))),
  settlement: z.enum(['paid-when-due-before-cutoff', 'open']),
})
export type ImportRules = z.infer<typeof ImportRules>

/** How a load is to be done. */
export const ImportPlan = z.object({
  source: SourceName,
  picture: ImportPicture,
  dueDays: wholeNumber(0, 365),
  rules: z.optional(ImportRules),
  files: z.array(ImportFilePlan).check(z.maxLength(8)),
})
export type ImportPlan = z.infer<typeof ImportPlan>

/** A file of a load with what was seen in it. */
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
      /** The columns with few different cells, or with cells that often mean that there is nothing. */
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

/** The outcome of a row that something is said of; one that was left out was no record. */
export const ImportSeverity = z.enum(['refused', 'doubtful', 'left-out'])

/** What records were refused or doubtful for, with the first of them. */
export const ImportReason = z.object({
  reason: z.string(),
  severity: ImportSeverity,
  count: Count,
  file: z.string(),
  line: z.nullable(Count),
  message: z.string(),
})
export type ImportReason = z.infer<typeof ImportReason>

/** What a full picture closes. */
export const ImportClosing = z.object({
  open: Count,
  closed: Count,
  examples: z.array(z.string()),
  needsConfirmation: z.boolean(),
})

/** What a trial found that a load would do. */
export const ImportCheck = z.object({
  rowsRead: Count,
  refused: Count,
  doubtful: Count,
  /** Trials of an earlier version did not count them. */
  leftOut: z.optional(Count),
  kinds: z.array(z.object({ kind: z.string(), ...counts })),
  closing: z.nullable(ImportClosing),
  reasons: z.array(ImportReason),
  /** What the files would do that hardly anybody means; what was tried before nobody looked for it has none. */
  unlikely: z.optional(z.array(ImportUnlikely)),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** How far a trial or a load is. */
export const ImportProgress = z.object({
  step: z.enum(['waiting', 'looking', 'reading', 'writing']),
  /** The file that is looked into or read, or the kind that was last written. */
  of: z.string(),
  count: Count,
  total: Count,
})
export type ImportProgress = z.infer<typeof ImportProgress>

/** A load that somebody prepares or that runs. */
export const ImportLoad = z.object({
  id: z.string(),
  source: z.string(),
  state: z.enum(['draft', 'checking', 'checked', 'loading', 'loaded', 'failed']),
  version: Count,
  picture: ImportPicture,
  dueDays: Count,
  /** What somebody has said of its codes, and what is taken where nobody has. */
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

/** A load that is over, wherever it was asked for. */
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
  /** A program sent it and stopped before it had sent all: what came before that stays. */
  brokeOff: z.boolean(),
  failure: z.nullable(z.string()),
  actor: z.string(),
  actorName: z.string(),
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
  undoneAt: z.nullable(Instant),
  undoneBy: z.nullable(z.string()),
  undoneByName: z.nullable(z.string()),
  /** The files whose refused records can be had back. */
  refusedFiles: z.array(z.string()),
})
export type ImportBatch = z.infer<typeof ImportBatch>

/** A load that is not over yet. */
export const OpenImport = z.object({
  id: z.string(),
  source: z.string(),
  state: ImportLoad.shape.state,
  /** Its files are still looked into: nothing is tried out yet. */
  isLooking: z.boolean(),
  files: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  updatedAt: Instant,
})
export type OpenImport = z.infer<typeof OpenImport>

/** A refused or doubtful record. */
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

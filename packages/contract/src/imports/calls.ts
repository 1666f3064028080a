import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { wholeNumber } from '../core/values.ts'
import {
  ImportHistory,
  ImportHistoryRows,
  ImportsQuery,
  ImportsSliceQuery,
  UndoEffect,
  UndoHindrance,
} from './history-schemas.ts'
import { ImportRhythm, ImportSource } from './sources/freshness-schemas.ts'
import {
  importFileBytes,
  ImportBatch,
  ImportFilePlan,
  ImportFinding,
  ImportLoad,
  ImportPlan,
  ImportReason,
  ImportPart,
  ImportTemplateFormat,
  SheetName,
  SourceName,
} from './schemas.ts'

const access = { actor: 'staff', area: 'data' } as const
const params = z.object({ id: z.uuid() })
const version = z.number()
const page = z._default(wholeNumber(1, 100_000), 1)

/** The field sent with the files. */
const filesBody = z.object({ source: z.optional(z.string().check(z.maxLength(60))) })
const files = { count: 6, bytes: importFileBytes, kinds: 'tables' } as const

export const listImports = defineCall({
  purpose: 'The loads of documents with their counts, newest first, and those that are not over yet.',
  method: 'GET',
  path: '/staff/imports',
  access,
  query: ImportsQuery,
  answer: ImportHistory,
})

export const listImportRows = defineCall({
  purpose: 'Loads of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/imports/rows',
  access,
  query: ImportsSliceQuery,
  answer: ImportHistoryRows,
  isQuiet: true,
})

export const createImport = defineCall({
  purpose: "Begins a load with an ERP's files: they are looked into, and nothing is loaded yet.",
  method: 'POST',
  path: '/staff/imports',
  access,
  encoding: 'multipart',
  files,
  body: filesBody,
  answer: z.object({ id: z.string() }),
})

/** A load with its files, plan and trial during preparation, and with its counts once it is over. */
export const getImport = defineCall({
  purpose: 'A load with its files and how they are to be read, how far it is, and what it did.',
  method: 'GET',
  path: '/staff/imports/:id',
  access,
  params,
  answer: z.object({
    load: z.nullable(ImportLoad),
    batch: z.nullable(ImportBatch),
    /** The fields of each kind of file with their purpose, required ones marked. */
    targets: z.record(
      z.string(),
      z.array(z.object({ field: z.string(), kind: z.string(), must: z.boolean(), help: z.string() })),
    ),
    /** The sources with a stored mapping. */
    sources: z.array(z.string()),
  }),
})

/** The progress of a load, by polling, which does not count as user activity. */
export const watchImport = defineCall({
  purpose: 'How far a load is.',
  method: 'GET',
  path: '/staff/imports/:id/progress',
  access,
  params,
  isQuiet: true,
  isBackground: true,
  answer: z.object({ state: ImportLoad.shape.state, progress: ImportLoad.shape.progress }),
})

export const addImportFiles = defineCall({
  purpose: 'Adds files to a load that is being prepared.',
  method: 'POST',
  path: '/staff/imports/:id/files',
  access,
  params,
  encoding: 'multipart',
  files,
  body: filesBody,
  answer: z.object({}),
})

export const addImportSheet = defineCall({
  purpose: 'Adds another sheet of a workbook to a load that is being prepared; nothing is sent again.',
  method: 'POST',
  path: '/staff/imports/:id/files/:seq/sheets',
  access,
  params: z.object({ id: z.uuid(), seq: wholeNumber(1, 100) }),
  body: z.object({ sheet: SheetName }),
  answer: z.object({}),
})

export const removeImportFile = defineCall({
  purpose: 'Takes a file out of a load that is being prepared.',
  method: 'DELETE',
  path: '/staff/imports/:id/files/:seq',
  access,
  params: z.object({ id: z.uuid(), seq: wholeNumber(1, 100) }),
  answer: z.object({}),
})

export const suggestImport = defineCall({
  purpose:
    'Which column of a file seems to be which field, once its kind, sheet, header row or writing is said.',
  method: 'POST',
  path: '/staff/imports/:id/suggestion',
  access,
  params,
  body: z.object({
    source: z.string().check(z.maxLength(60)),
    seq: ImportFilePlan.shape.seq,
    part: z.optional(ImportFilePlan.shape.part),
    sheet: ImportFilePlan.shape.sheet,
    headerLine: ImportFilePlan.shape.headerLine,
    reading: ImportFilePlan.shape.reading,
  }),
  answer: ImportFilePlan,
})

/** Saves the plan of a load; names the version it is based on. */
export const saveImport = defineCall({
  purpose: 'Keeps how the files of a load are to be read.',
  method: 'PUT',
  path: '/staff/imports/:id',
  access,
  params,
  body: z.object({ version, plan: ImportPlan }),
  answer: z.object({ version }),
})

export const checkImport = defineCall({
  purpose: 'Tries a load out in the background: what it would write, refuse and close. Nothing is kept.',
  method: 'POST',
  path: '/staff/imports/:id/check',
  access,
  params,
  body: z.object({ version }),
  answer: z.object({}),
})

export const loadImport = defineCall({
  purpose: 'Loads in the background what was tried out.',
  method: 'POST',
  path: '/staff/imports/:id/load',
  access,
  params,
  takesRoom: true,
  body: z.object({ version, confirmsClosing: z.boolean() }),
  answer: z.object({}),
})

export const dropImport = defineCall({
  purpose: 'Gives up a load that was not done, with its files.',
  method: 'DELETE',
  path: '/staff/imports/:id',
  access,
  params,
  answer: z.object({}),
})

export const listImportFindings = defineCall({
  purpose: 'The refused and doubtful records of a load with where they stand and why.',
  method: 'GET',
  path: '/staff/imports/:id/findings',
  access,
  params,
  query: z.object({
    page,
    severity: z.optional(ImportFinding.shape.severity),
    reason: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: z.object({
    rows: z.array(ImportFinding),
    total: z.number(),
    pageSize: z.number(),
    reasons: z.array(ImportReason),
  }),
})

const format = z._default(z.enum(['xlsx', 'csv']), 'xlsx')

export const getImportReport = defineCall({
  purpose: 'The report of a load as a spreadsheet: each refused and doubtful record with its line and why.',
  method: 'GET',
  path: '/staff/imports/:id/report',
  access,
  params,
  query: z.object({ format }),
  delivers: 'file',
  answer: FileBytes,
})

export const getImportTemplate = defineCall({
  purpose: 'A file to be filled in: the fields of a kind of records as columns, with two rows as an example.',
  method: 'GET',
  path: '/staff/imports/templates/:part',
  access,
  params: z.object({ part: ImportPart }),
  query: z.object({ format: z._default(ImportTemplateFormat, 'xlsx') }),
  delivers: 'file',
  answer: FileBytes,
})

export const getRefusedRecords = defineCall({
  purpose: 'The refused records of a file as they came, with why, to be mended and loaded again.',
  method: 'GET',
  path: '/staff/imports/:id/refused',
  access,
  params,
  query: z.object({ file: z.string().check(z.maxLength(300)) }),
  delivers: 'file',
  answer: FileBytes,
})

export const askUndoImport = defineCall({
  purpose: 'Whether a load can be undone, what would go back, and what stands in the way.',
  method: 'GET',
  path: '/staff/imports/:id/undo',
  access,
  params,
  answer: z.object({
    changes: z.number(),
    /** The effects on the rows of each kind; missing from servers of the previous version. */
    effects: z.optional(z.array(UndoEffect)),
    isKept: z.boolean(),
    hindrances: z.array(UndoHindrance),
  }),
})

export const undoImport = defineCall({
  purpose:
    'Undoes a load: every row that it changed is again what it was. Refused where a later one touched it.',
  method: 'POST',
  path: '/staff/imports/:id/undo',
  access,
  stepUp: true,
  params,
  answer: z.object({ rows: z.number() }),
})

export const listImportSources = defineCall({
  purpose: 'Every source of the company: when it came last, when it is expected, and whether it is late.',
  method: 'GET',
  path: '/staff/import-sources',
  access,
  answer: z.object({ sources: z.array(ImportSource) }),
})

export const saveImportSource = defineCall({
  purpose: 'Says when a source is expected.',
  method: 'PUT',
  path: '/staff/import-sources/:source',
  access,
  params: z.object({ source: SourceName }),
  body: z.object({ version, rhythm: ImportRhythm }),
  answer: z.object({}),
})

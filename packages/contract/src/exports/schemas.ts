import * as z from 'zod/mini'
import { listNames, words } from '../core/list/list.ts'
import { DocumentId, Instant } from '../core/values.ts'
import { exportFormats, fileFormats } from './limits.ts'

/** The subjects of files: document lists, certificates, and reports. */
export const fileLists = [...listNames, 'certificates', 'reports'] as const
export type FileList = (typeof fileLists)[number]

/** The format of the requested file. */
export const ExportParams = z.object({ format: z.enum(exportFormats) })

/** The additional field of an export: the columns in order; all by default. */
export const exporting = { columns: z.optional(words) }

/** A file to be made in the background. */
export const RequestedExport = z.object({ id: DocumentId })

/** The states of a file. */
export const ExportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'])
export type ExportState = z.infer<typeof ExportState>

/** A file that the user requested. */
export const Export = z.object({
  id: DocumentId,
  list: z.enum(fileLists),
  format: z.enum(fileFormats),
  state: ExportState,
  file_name: z.string(),
  /** The title of a report; null for other files. */
  titulo: z.nullable(z.string()),
  /** The selected branch; null for all. */
  sucursal: z.nullable(z.string()),
  rows_total: z.number(),
  rows_done: z.number(),
  size: z.nullable(z.number()),
  created_at: Instant,
  finished_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  /** Whether it may be opened: the user must still have access to its data. */
  can_open: z.boolean(),
})
export type Export = z.infer<typeof Export>

/** The files of a user. */
export const Exports = z.object({ rows: z.array(Export) })
export type Exports = z.infer<typeof Exports>

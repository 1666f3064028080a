import * as z from 'zod/mini'
import { listNames, words } from '../core/list/list.ts'
import { DocumentId, Instant } from '../core/values.ts'
import { exportFormats, fileFormats } from './limits.ts'

/** What files are of: the lists of documents, certificates, and reports. */
export const fileLists = [...listNames, 'certificates', 'reports'] as const
export type FileList = (typeof fileLists)[number]

/** The file that is asked for. */
export const ExportParams = z.object({ format: z.enum(exportFormats) })

/** What an export takes beyond its list's filter: the columns to show, in their order; all of them where none is named. */
export const exporting = { columns: z.optional(words) }

/** A file that will be made in the background. */
export const RequestedExport = z.object({ id: DocumentId })

/** How far a file is. */
export const ExportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'])
export type ExportState = z.infer<typeof ExportState>

/** A file that the person asked for. */
export const Export = z.object({
  id: DocumentId,
  list: z.enum(fileLists),
  format: z.enum(fileFormats),
  state: ExportState,
  file_name: z.string(),
  /** What the file is of, where its list has several: a report's title. */
  titulo: z.nullable(z.string()),
  /** The branch that was selected; null where the file is of all. */
  sucursal: z.nullable(z.string()),
  rows_total: z.number(),
  rows_done: z.number(),
  size: z.nullable(z.number()),
  created_at: Instant,
  finished_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  /** Whether it may be opened: what it tells of is still the person's to see. */
  can_open: z.boolean(),
})
export type Export = z.infer<typeof Export>

/** The files of a person. */
export const Exports = z.object({ rows: z.array(Export) })
export type Exports = z.infer<typeof Exports>

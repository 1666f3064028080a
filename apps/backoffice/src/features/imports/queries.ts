import {
  addImportFiles,
  addImportSheet,
  askUndoImport,
  checkImport,
  createImport,
  dropImport,
  getImport,
  getImportReport,
  getImportTemplate,
  getRefusedRecords,
  listImportFindings,
  listImports,
  listImportSources,
  loadImport,
  removeImportFile,
  saveImport,
  saveImportSource,
  suggestImport,
  undoImport,
  watchImport,
} from '@enlace/contract/imports/calls.ts'
import { refusedName, reportName, templateName } from '@enlace/contract/imports/file-names.ts'
import type { ImportRhythm } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import type {
  ImportPart,
  ImportPlan,
  ImportReading,
  ImportTemplateFormat,
} from '@enlace/contract/imports/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { FindingSearch } from './actions.ts'

/** Milliseconds between two looks at a load that runs. */
const watchEvery = 1000

/** What every page of the history is kept by, whatever it is narrowed to. */
export const historyKey = () => callQuery(listImports, { query: {} }).queryKey.slice(0, 2)

/** A load with its files, its trial and its result. */
export const importQuery = (id: string) => ({ ...callQuery(getImport, { params: { id } }), staleTime: 0 })

/** How far a load is, asked again and again. */
export const progressQuery = (id: string) => ({
  ...callQuery(watchImport, { params: { id } }),
  staleTime: 0,
  refetchInterval: watchEvery,
})

/** A page of what was refused or doubtful. */
export const findingsQuery = (id: string, search: FindingSearch) =>
  callQuery(listImportFindings, { params: { id }, query: search })

/** Whether a load can be undone; asked anew each time. */
export const undoQuery = (id: string) => ({
  ...callQuery(askUndoImport, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
})

/** Every source with how fresh it is. */
export const sourcesQuery = () => ({ ...callQuery(listImportSources), staleTime: 0 })

/** Sends files and answers the load that they began. @throws CallFailure */
export async function sendFiles(files: readonly File[], source: string, onProgress: (sent: number) => void) {
  const { id } = await uploader(onProgress)(createImport, { body: { source, ...partsOf(files) } })
  return id
}

/** Adds files to a load. @throws CallFailure */
export const sendMore = (id: string, files: readonly File[]) =>
  uploader(() => undefined)(addImportFiles, { params: { id }, body: partsOf(files) })

/** Reads another sheet of a workbook of a load. @throws CallFailure */
export const addSheet = (id: string, seq: number, sheet: string) =>
  send(addImportSheet, { params: { id, seq }, body: { sheet } })

/** Takes a file out of a load. @throws CallFailure */
export const removeFile = (id: string, seq: number) => send(removeImportFile, { params: { id, seq } })

/** How a file seems to be meant. @throws CallFailure */
export const suggest = (
  id: string,
  asked: {
    source: string
    seq: number
    part?: ImportPart | undefined
    sheet: string | null
    headerLine: number | null
    reading?: ImportReading | undefined
  },
) => send(suggestImport, { params: { id }, body: asked })

/** Keeps a plan. @throws CallFailure */
export const savePlan = (id: string, version: number, plan: ImportPlan) =>
  send(saveImport, { params: { id }, body: { version, plan } })

/** Tries a load out. @throws CallFailure */
export const startCheck = (id: string, version: number) =>
  send(checkImport, { params: { id }, body: { version } })

/** Does a load. @throws CallFailure */
export const startLoad = (id: string, version: number, confirmsClosing: boolean) =>
  send(loadImport, { params: { id }, body: { version, confirmsClosing } })

/** Gives a load up. @throws CallFailure */
export const drop = (id: string) => send(dropImport, { params: { id } })

/** Undoes a load, after a step-up. @throws CallFailure */
export const undo = (id: string) => withStepUp(() => send(undoImport, { params: { id } }))

/** Says when a source is expected. @throws CallFailure */
export const saveRhythm = (source: string, version: number, rhythm: ImportRhythm) =>
  send(saveImportSource, { params: { source }, body: { version, rhythm } })

/** Gets the report of a load as a file. */
export const downloadReport = (id: string, format: 'xlsx' | 'csv') =>
  downloadNamed(getImportReport, { params: { id }, query: { format } }, reportName(format))

/** Gets a file to be filled in with records of a kind. */
export const downloadTemplate = (part: ImportPart, format: ImportTemplateFormat) =>
  downloadNamed(getImportTemplate, { params: { part }, query: { format } }, templateName(part, format))

/** Gets the refused records of a file, to be mended. */
export const downloadRefused = (id: string, file: string) =>
  downloadNamed(getRefusedRecords, { params: { id }, query: { file } }, refusedName(file))

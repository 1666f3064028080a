export { amount, column } from './columns.ts'
export { requestExport, sweepDownloads } from './commands.ts'
export {
  type ExportColumn,
  type ExportedList,
  type ListExport,
  exportedList,
  listExport,
} from './list-export.ts'
export { exportMediaTypes } from './make-file.ts'
export { peopleSheet } from './people-sheet.ts'
export { countUpTo, streamInOrder } from './queries.ts'
export { exportRoutes } from './routes.ts'
export { serveSheet } from './serve-sheet.ts'
export { exportFileName, filterText } from './sheet-of.ts'
export { type PackedExport, exportTask } from './task.ts'
export { commonWords, labelled, rangeWords, stateText, windowWords } from './words.ts'
export { exportsFeature } from './feature.ts'

export { addDocumentFiles, type DocumentWorker, withdrawDocumentFile } from './attachments/desk-commands.ts'
export { documentFileProgramRoutes } from './attachments/program-routes.ts'
export { keepDocumentFile } from './attachments/keep-file.ts'
export {
  attachmentsOf,
  documentNumber,
  findDocumentsOfNumber,
  findHeldDocument,
} from './attachments/queries.ts'
export { documentKindOf } from './attachments/record-kinds.ts'
export { sheetColumns } from './columns.ts'
export { findDeskFacts } from './desk/facts-queries.ts'
export {
  countedBy,
  type Counted,
  foldedLevel,
  havingRows,
  isKeptBy,
  newestDays,
  rowsIn,
} from './kept/queries.ts'
export { deskList, findNamedSupplier } from './desk/list-queries.ts'
export { narrowingSupplier } from './desk/narrowing.ts'
export { deskPaper, serveDesk, serveDeskLines } from './desk/serve-desk.ts'
export { documentExport, documentSheet } from './export.ts'
export { footOf } from './foot-queries.ts'
export { recordEvent, recordStaffEvent } from './history/commands.ts'
export { historyOf } from './history/queries.ts'
export { documentLines, documentPaperFile, fileNameOf, linesFile } from './files.ts'
export { documentList, foundByItem, selected, sortableOf, sumsIn } from './list-queries.ts'
export { paperHead, paperLines, paperTotals } from './paper.ts'
export { found, openerOf, serveDocument, serveLines, serveList } from './serve-documents.ts'
export { type Named, resolveText } from './text-queries.ts'
export { isWithdrawn, waitsOnItsDesk } from './waiting-queries.ts'
export { documentsFeature } from './feature.ts'

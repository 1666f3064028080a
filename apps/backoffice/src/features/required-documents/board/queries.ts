import {
  exportDocumentBoard,
  listDocumentBoard,
  remindOfDocuments,
} from '@enlace/contract/required-documents/board/calls.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SheetFormat } from '@enlace/contract/documents/desk/limits.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { keyOfList } from '../../../core/list/key-of-list.ts'
import { send } from '../../../core/session/client.ts'

/** What every page of the board is kept under. */
export const boardKey = () => keyOfList(listDocumentBoard)

/** Reminds suppliers of documents; to whom it went is the answer. @throws CallFailure */
export const sendReminders = (rows: readonly string[]) =>
  send(remindOfDocuments, { body: { rows: [...rows] } })

/** Gets all that a filter finds as a file. */
export function downloadBoard(
  { page: _page, size: _size, ...filter }: FilterOf<typeof listDocumentBoard>,
  format: SheetFormat,
) {
  const name = `${fill(texts.file, { fecha: todayInBogota(new Date()) })}.${format}`
  return downloadNamed(exportDocumentBoard, { query: { ...filter, days: 0, format } }, name)
}

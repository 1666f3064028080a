import {
  addDeskDocumentFiles,
  matchDeskDocumentFiles,
  withdrawDeskDocumentFile,
} from '@enlace/contract/documents/attachments/desk/calls.ts'
import type { DocumentKind } from '@enlace/domain/document-kinds.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../session/client.ts'

type Place = { kind: DocumentKind; id: string }

/** Adds files to a document. @throws CallFailure */
export const sendFiles = (
  place: Place,
  { descripcion, files }: { descripcion: string; files: readonly File[] },
  onProgress: (sent: number) => void,
) => uploader(onProgress)(addDeskDocumentFiles, { params: place, body: { descripcion, ...partsOf(files) } })

/** Takes a file of a document back. @throws CallFailure */
export const sendWithdrawal = (place: Place, file: string, motivo: string) =>
  send(withdrawDeskDocumentFile, { params: { ...place, file }, body: { motivo } })

/** Looks for the documents of a kind whose numbers file names have. @throws CallFailure */
export const matchFiles = async (kind: DocumentKind, names: string[]) =>
  (await send(matchDeskDocumentFiles, { body: { kind, names } })).matches

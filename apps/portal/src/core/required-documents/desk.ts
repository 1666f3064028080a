import type { RequiredDocument } from '@enlace/contract/required-documents/schemas.ts'
import type { VersionDays } from '@enlace/domain/required-documents.ts'
import type { Transfer } from '../upload/transfer.ts'

/** What a page of required documents does: the files on their way, and the acts of its buttons. */
export type DocumentDesk = {
  /** Of this check-list only. */
  transfers: readonly Transfer[]
  send: (document: RequiredDocument, file: File, days: VersionDays) => void
  pause: (transfer: string) => void
  goOn: (transfer: string) => void
  drop: (transfer: string) => void
  downloadTemplate: (document: string) => void
  downloadVersion: (version: string) => void
}

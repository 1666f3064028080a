import type { TakenKind } from '../files/file-type.ts'

/** A file that came with a request: it is stored, and its type was determined from its bytes. */
export interface ReceivedFile {
  /** The field that it was sent in, such as the template's name of the file input. */
  readonly field: string
  /** The sender's file name, with the extension of its type; never part of a path. */
  readonly name: string
  readonly mediaType: TakenKind
  readonly size: number
  readonly sha256: string
  /** Its key in the storage: the company, then an unguessable part. */
  readonly storageKey: string
}

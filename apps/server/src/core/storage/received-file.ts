import type { TakenKind } from '../files/file-type.ts'

/** A file that came with a request: it is in the storage already, and its type was told from its bytes. */
export interface ReceivedFile {
  /** The key under which it came, such as the template's name of the file input. */
  readonly field: string
  /** What it is called where it came from, with the ending of its type; never part of a path. */
  readonly name: string
  readonly mediaType: TakenKind
  readonly size: number
  readonly sha256: string
  /** Where it is in the storage: begins with the company, the rest cannot be guessed. */
  readonly storageKey: string
}

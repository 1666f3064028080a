/** The first entry of a backup: its origin, and what is needed to read the rest. */
export interface BackupHead {
  readonly product: 'enlace'
  /** The format version; a higher one is not read. */
  readonly form: number
  /** The product's version that took it. */
  readonly version: string
  /** The moment whose rows it contains. */
  readonly takenAt: string
  /** The version of PostgreSQL, and whether it was the embedded one. */
  readonly engine: { readonly version: string; readonly isEmbedded: boolean }
  /** The migrations of the schema, in order, with their hashes. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[]
  /** Identifies the secret key that sealed the values, without revealing it. */
  readonly keyPrint: string
  readonly holdsKey: boolean
  readonly tables: readonly BackupTable[]
}

/** A table of a backup, with its columns in the order of the rows' values. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** The entry after the last piece of a table or file. */
export interface ItemEnd {
  readonly bytes: number
  readonly sha256: string
  /** Rows of a table. */
  readonly rows?: number
  /** A file that the rows refer to and the storage did not have. */
  readonly isMissing?: boolean
}

/** The totals of all files; each has its own size and hash. */
export interface FilesSum {
  readonly count: number
  readonly bytes: number
  /** Of the line `key sha256` of each file, in order. */
  readonly sha256: string
  /** Files that the rows refer to and the storage did not have, and some of their keys. */
  readonly missing: number
  readonly missingKeys: readonly string[]
}

/** The last entry, a summary of all others. Without it the file is truncated. */
export interface BackupManifest {
  readonly head: BackupHead
  readonly tables: Readonly<Record<string, ItemEnd>>
  readonly files: FilesSum
  /** The last value of each sequence. */
  readonly sequences: Readonly<Record<string, string>>
  /** The operator's own reports, which are views without rows. */
  readonly reports: readonly InstalledReport[]
}

/** An installed report, as needed to create it again. */
export interface InstalledReport {
  readonly name: string
  readonly definition: string
  readonly comment: string
  readonly columns: Readonly<Record<string, string>>
}

/** The format version that this version writes. */
export const backupForm = 1

/** Names of the entries. Long ones are split into numbered pieces, since a tar states each length beforehand. */
export const entryNames = {
  head: 'enlace.json',
  key: 'secret-key',
  table: (name: string) => `tables/${name}`,
  file: (key: string) => `files/${key}`,
  piece: (item: string, number: number) => `${item}/${String(number).padStart(6, '0')}`,
  end: (item: string) => `${item}/end.json`,
  manifest: 'manifest.json',
} as const

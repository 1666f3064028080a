/** What the first entry of a backup says: whose it is, and what it takes to read the rest. */
export interface BackupHead {
  readonly product: 'enlace'
  /** The form of the file; a higher one is not read. */
  readonly form: number
  /** The product's version that took it. */
  readonly version: string
  /** The moment whose rows it holds. */
  readonly takenAt: string
  /** PostgreSQL's version, and whether it was the one that comes with the product. */
  readonly engine: { readonly version: string; readonly isEmbedded: boolean }
  /** The migrations of the schema, in their order, with their hashes. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[]
  /** Tells whether a secret key is the one that sealed what is sealed; it opens nothing. */
  readonly keyPrint: string
  readonly holdsKey: boolean
  readonly tables: readonly BackupTable[]
}

/** A table in it, with its columns in the order of the rows' values. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** What the last piece of a table or file is followed by. */
export interface ItemEnd {
  readonly bytes: number
  readonly sha256: string
  /** Rows of a table. */
  readonly rows?: number
  /** A file that the rows refer to and the storage did not have. */
  readonly isMissing?: boolean
}

/** What all files amount to; each has its own size and hash beside it. */
export interface FilesSum {
  readonly count: number
  readonly bytes: number
  /** Of the line `key sha256` of each file, in their order. */
  readonly sha256: string
  /** Files that the rows refer to and the storage did not have, and some of their keys. */
  readonly missing: number
  readonly missingKeys: readonly string[]
}

/** What the last entry says: all that came before. Without it the file was cut short. */
export interface BackupManifest {
  readonly head: BackupHead
  readonly tables: Readonly<Record<string, ItemEnd>>
  readonly files: FilesSum
  /** How far each sequence had counted. */
  readonly sequences: Readonly<Record<string, string>>
  /** The operator's own reports, which are views and no rows. */
  readonly reports: readonly InstalledReport[]
}

/** A report that was installed, as it is made again. */
export interface InstalledReport {
  readonly name: string
  readonly definition: string
  readonly comment: string
  readonly columns: Readonly<Record<string, string>>
}

/** The form that this version writes. */
export const backupForm = 1

/** Names of the entries. What is long stands in numbered pieces, since a tar tells each length beforehand. */
export const entryNames = {
  head: 'enlace.json',
  key: 'secret-key',
  table: (name: string) => `tables/${name}`,
  file: (key: string) => `files/${key}`,
  piece: (item: string, number: number) => `${item}/${String(number).padStart(6, '0')}`,
  end: (item: string) => `${item}/end.json`,
  manifest: 'manifest.json',
} as const

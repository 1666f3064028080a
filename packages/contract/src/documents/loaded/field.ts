/** How a cell is read. */
export type CellKind =
  | 'code'
  | 'text'
  | 'paragraph'
  | 'nit'
  | 'date'
  | 'decimal'
  | 'money'
  | 'rate'
  | 'invoices'
  | 'withholding-type'
  | 'withholding-rate'
  | 'year'
  | 'bimester'
  | 'municipality'
  | 'flag'

/** What is said of a field that files and pushes bring, and by what its column is known. */
interface FieldWords {
  label: string
  /** What it is for, in a sentence: in the templates, beside each field of the wizard and in the API's document. */
  help: string
  /** The names of its column in files, without accents and capitals, the surest first; those of ERPs come last. */
  names: readonly RegExp[]
  /** Usual headers of its column; a template lists those that `names` of its kind match. */
  headers?: readonly string[]
  /** The only values that there are, where the field is of a closed list. */
  values?: readonly string[]
  /** What the rows of its template hold: that of the first row, or of both. */
  example?: string | readonly [first: string, second: string]
  /** What it holds in the example of a pushed record; left out, the example has none. */
  sent?: string | number
}

/** Types that a column may take as they are read. */
type KeptType = 'code?' | 'text?' | 'paragraph?' | 'date?' | 'decimal?' | 'money?'

/** How its cells are read. Without `?`, a record that has none is rejected. */
type FieldReading =
  /** The column of the same name takes the field as it is read, or null. */
  { type: KeptType; isKeptAsRead: true } | { type: CellKind | `${CellKind}?`; isKeptAsRead?: undefined }

type SharedField = FieldWords & FieldReading

/** Fields that several kinds of records share. */
export type SharedFields = Readonly<Record<string, SharedField>>

/** One field of a kind of records. */
export type LoadedField = SharedField & Required<Pick<FieldWords, 'example'>>

/** The fields that files and pushes bring of a kind of records, in the order of its template: data without functions. */
export type LoadedFields = Readonly<Record<string, LoadedField>>

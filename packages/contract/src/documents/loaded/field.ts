/** The types of cells. */
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

/** The description of a field in files and pushes, and the names of its column. */
interface FieldWords {
  label: string
  /** Its purpose in a sentence, for the templates, the wizard and the API documentation. */
  help: string
  /** The names of its column in files, without accents and capitals, most specific first; those of ERPs come last. */
  names: readonly RegExp[]
  /** Usual headers of its column; a template lists those that match `names` of its kind. */
  headers?: readonly string[]
  /** The only valid values, for a field with a closed list. */
  values?: readonly string[]
  /** The values in the rows of its template: of the first row, or of both. */
  example?: string | readonly [first: string, second: string]
  /** Its value in the example of a pushed record; undefined if the example has none. */
  sent?: string | number
}

/** Types that a column can store as read. */
type KeptType = 'code?' | 'text?' | 'paragraph?' | 'date?' | 'decimal?' | 'money?'

/** The type of its cells. Without `?`, a record without a value is rejected. */
type FieldReading =
  /** The column of the same name stores the value as read, or null. */
  { type: KeptType; isKeptAsRead: true } | { type: CellKind | `${CellKind}?`; isKeptAsRead?: undefined }

type SharedField = FieldWords & FieldReading

/** Fields shared by several kinds of records. */
export type SharedFields = Readonly<Record<string, SharedField>>

/** One field of a kind of records. */
export type LoadedField = SharedField & Required<Pick<FieldWords, 'example'>>

/** The fields of a kind of records in files and pushes, in template order: data without functions. */
export type LoadedFields = Readonly<Record<string, LoadedField>>

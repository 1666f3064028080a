/** Why a load cannot begin or continue. */
export type ImportFaultCode =
  | 'source-unknown'
  | 'mapping-invalid'
  | 'folder-empty'
  | 'file-missing'
  | 'file-unreadable'
  | 'file-too-large'
  | 'file-unrecognised'
  | 'file-repeated'
  | 'format-unknown'
  | 'file-empty'
  | 'rows-missing'
  | 'file-is-page'
  | 'file-is-folder'
  | 'file-is-other'
  | 'file-is-binary-workbook'
  | 'file-encrypted'
  | 'file-damaged'
  | 'archive-suspicious'
  | 'archive-several'
  | 'archive-nested'
  | 'xml-entities'
  | 'cell-too-long'
  | 'too-many-columns'
  | 'header-missing'
  | 'workbook-too-large'
  | 'json-unreadable'
  | 'sheet-missing'
  | 'too-many-rows'
  | 'too-many-records'
  | 'too-much-memory'
  | 'too-many-closed'
  | 'quote-unclosed'
  | 'columns-missing'
  | 'lines-missing'

/** A load that fails as a whole, with nothing kept. `values` fill the placeholders of the code's sentence. */
export class ImportFault extends Error {
  readonly code: ImportFaultCode
  readonly values: Readonly<Record<string, string>>

  constructor(code: ImportFaultCode, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(values)}`, { cause })
    this.name = 'ImportFault'
    this.code = code
    this.values = values
  }
}

/** Why a file, or a part of it, is no document. */
export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'not-xml'
  | 'encoding'
  | 'doctype'
  | 'ubl-2.0'
  | 'unknown-root'
  | 'nothing-inside'
  | 'field-missing'
  | 'field-unreadable'
  | 'field-repeated'
  | 'archive-damaged'
  | 'archive-encrypted'
  | 'archive-suspicious'
  | 'archive-nested'
  | 'paper-alone'
  | 'no-document'

/** Content that is no document, with the values of the sentence for the supplier. */
export class ReadFault extends Error {
  readonly code: RefusalCode
  readonly values: Readonly<Record<string, string>>

  constructor(code: RefusalCode, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(values)}`, { cause })
    this.name = 'ReadFault'
    this.code = code
    this.values = values
  }
}

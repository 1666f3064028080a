import type { DocumentStateOwner } from '@enlace/domain/document-states.ts'
import type { PlatformParameters } from '../company/schemas.ts'
import type { DocumentKind } from './related/kinds.ts'
import { type Money, negateMoney, zeroMoney } from '@enlace/domain/money.ts'
import type { FieldValues } from './field-schemas.ts'

/** The company parameters that make a field visible to suppliers. */
export type FieldFlag = 'date_invoice' | 'date_payment' | 'status_payment'
export type FieldFlags = Pick<PlatformParameters, FieldFlag>

/** The type of a field; `?` makes it nullable. A `derived` field is not in the response: each place computes it. */
export type FieldContent = keyof FieldValues | 'derived'

/** The outputs of a description's columns. */
export type FieldPlace = 'screen' | 'export' | 'paper'

/** A field of a document or of its lines: its type, its label, and where it is shown. */
export interface DocumentField {
  readonly type: FieldContent
  /** Its label in the list and on the document's page; without a label it is not shown as a field. */
  readonly label?: string
  /** Its label on the document's page and paper, if different. */
  readonly detail?: string
  /** Its column id in URLs, saved views and exports; without one it is not a column. */
  readonly column?: string
  /** The outputs without this column. */
  readonly not?: readonly FieldPlace[]
  /** Its position on the card of a row on phones. */
  readonly card?: 'number' | 'amount' | 'date' | 'status' | 'text'
  /** The priority of a column if space is short: 1 is always shown, 2 is the default; 5 only if the user chose it. */
  readonly priority?: 1 | 2 | 3 | 4 | 5
  /** Emphasised among the amounts. */
  readonly isStrong?: true
  /** A zero amount is shown as a dash. */
  readonly isDashed?: true
  /** Added up over the rows, per currency. */
  readonly isSum?: true
  /** The column of a line that is left out where no line has a value. */
  readonly isOptional?: true
  /** The company parameter that makes it visible to suppliers. */
  readonly flag?: FieldFlag
  /** The owner of its states, if not the document itself. */
  readonly states?: DocumentStateOwner
  /** The labels of the values of a `choice`. */
  readonly options?: Readonly<Record<string, string>>
  /** The relative width of its column on paper. */
  readonly share?: number
}

/** Fields in display order. */
export type DocumentFields = Readonly<Record<string, DocumentField>>

/** A filter of a list, besides those of every list. */
export type DocumentFilter =
  /** On or off. */
  | { readonly kind: 'flag'; readonly label: string; readonly on: string }
  /** One of a few. */
  | { readonly kind: 'choice'; readonly label: string; readonly options: Readonly<Record<string, string>> }
  /** A value of the field of that name, as the company wrote it. */
  | { readonly kind: 'written'; readonly label: string; readonly any: string }

/** The description of a document kind as data, from which contract, server, portal and importer derive their common parts. */
export interface DocumentDescription {
  readonly kind: DocumentKind
  /** The owner of its states. */
  readonly states: DocumentStateOwner
  /** The fields with its number, date and amount. */
  readonly number: string
  readonly date: string
  readonly amount: string
  /** The fields of a row of the list. */
  readonly fields: DocumentFields
  /** The additional fields of the document's own page. */
  readonly more: DocumentFields
  /** The field names in the first panels of its page, and above the lines of its paper. */
  readonly page: readonly string[]
  readonly paper: readonly string[]
  /** The amounts from which its own follows, which is the last one; `-` takes one off. */
  readonly totals?: readonly string[]
  readonly filters: Readonly<Record<string, DocumentFilter>>
  readonly lines: DocumentFields
}

/** The values of the fields in a response. */
export type ValuesOf<F extends DocumentFields> = {
  -readonly [N in AnsweredOf<F>]: F[N] extends { options: infer O }
    ? keyof O & string
    : FieldValues[Extract<F[N]['type'], keyof FieldValues>]
}

/** The names of the fields in a response. */
export type AnsweredOf<F extends DocumentFields> = {
  [N in keyof F]: F[N]['type'] extends 'derived' ? never : N
}[keyof F]

/** The names of the derived fields. */
export type DerivedOf<F extends DocumentFields> = Exclude<keyof F, AnsweredOf<F>>

/** The names of the fields that are columns. */
export type ColumnOf<F extends DocumentFields> = {
  [N in keyof F]: F[N] extends { column: string } ? N : never
}[keyof F] &
  string

/** The names of the summed amounts. */
export type SumOf<F extends DocumentFields> = {
  [N in keyof F]: F[N] extends { isSum: true } ? N : never
}[keyof F] &
  string

/** Returns the number of a document, from the field that its description names. */
export const numberOf = ({ number }: Pick<DocumentDescription, 'number'>, document: object): string =>
  // A description's number is a code, which a test holds it to.
  (document as Readonly<Record<string, string>>)[number] ?? ''

/** Returns the columns of an output, in order. */
export const columnsAt = (fields: DocumentFields, place: FieldPlace) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.column === undefined || field.not?.includes(place)
      ? []
      : [{ ...field, name, column: field.column }],
  )

/** Returns the columns of a document's lines in an output, without the optional ones that no line has a value for. */
export const lineColumnsAt = (fields: DocumentFields, place: FieldPlace, lines: readonly object[]) =>
  columnsAt(fields, place).filter(
    ({ name, isOptional }) =>
      isOptional !== true ||
      lines.some((line) => ((line as Readonly<Record<string, unknown>>)[name] ?? null) !== null), // a line has the fields
  )

/** Returns whether a company's parameters make a field visible to suppliers. */
export const isShownBy = (
  parameters: Partial<FieldFlags> | undefined,
  { flag }: Pick<DocumentField, 'flag'>,
): boolean => flag === undefined || (parameters?.[flag] ?? 0) > 0

/** Returns the names of the summed amounts, in order. */
export const sumsOf = <F extends DocumentFields>(fields: F) =>
  // The names are the fields' own.
  Object.entries(fields).flatMap(([name, { isSum }]) => (isSum === true ? [name as SumOf<F>] : []))

/** Returns how a document's amount comes about; `labels` replace those of its fields. */
export const totalsOf = (
  { fields, totals = [] }: Pick<DocumentDescription, 'fields' | 'totals'>,
  document: object,
  labels: Readonly<Record<string, string>> = {},
): { label: string; value: Money; isTotal?: true }[] =>
  totals.map((signed, at) => {
    const name = signed.replace('-', '')
    const { detail, label = '' } = fields[name] ?? {}
    // The totals of a description are amounts, which a test holds it to.
    const value = (document as Readonly<Record<string, Money>>)[name] ?? zeroMoney
    return {
      label: labels[name] ?? detail ?? label,
      value: name === signed ? value : negateMoney(value),
      ...(at === totals.length - 1 && { isTotal: true }),
    }
  })

import type { StateOwner } from '@enlace/domain/states.ts'
import type { PlatformParameters } from '../company/schemas.ts'
import type { DocumentKind } from './related.ts'
import type { FieldValues } from './field-schemas.ts'

/** The parameters of a company that let its suppliers see a field. */
export type FieldFlag = 'date_invoice' | 'date_payment' | 'status_payment'
export type FieldFlags = Pick<PlatformParameters, FieldFlag>

/** What a field holds; one with `?` may be empty. A `derived` one is no part of the answer: each place that shows it derives it. */
export type FieldContent = keyof FieldValues | 'derived'

/** The parts of a description that show its columns. */
export type FieldPlace = 'screen' | 'export' | 'paper'

/** A field of a document or of its lines: what it holds, what it is called and where it is shown. */
export interface DocumentField {
  readonly type: FieldContent
  /** What it is called in the list's columns and on the document's page; one without a label is not shown by itself. */
  readonly label?: string
  /** What the document's page and its paper call it, where that differs. */
  readonly detail?: string
  /** Its column: how addresses, saved views and exports name it. One without is no column. */
  readonly column?: string
  /** The places that leave its column out. */
  readonly not?: readonly FieldPlace[]
  /** Its place on the card that a row becomes on a phone. */
  readonly card?: 'number' | 'amount' | 'date' | 'status' | 'text'
  /** Which columns stay where not all of them fit: 1 always, 2 unless said; 5 only where the person chose it. */
  readonly priority?: 1 | 2 | 3 | 4 | 5
  /** Stands out among the amounts. */
  readonly isStrong?: true
  /** An amount of nothing is a dash. */
  readonly isDashed?: true
  /** Added up over the rows, for each currency. */
  readonly isSum?: true
  /** The parameter of the company that lets its suppliers see it. */
  readonly flag?: FieldFlag
  /** The vocabulary of its states, where it is not the document's own. */
  readonly states?: StateOwner
  /** Of a `choice`, the words of its values. */
  readonly options?: Readonly<Record<string, string>>
  /** How much of a paper's width its column takes. */
  readonly share?: number
}

/** A record of fields in the order in which they are shown. */
export type DocumentFields = Readonly<Record<string, DocumentField>>

/** What narrows a list beside the filters that every list has. */
export type DocumentFilter =
  /** On or off. */
  | { readonly kind: 'flag'; readonly label: string; readonly on: string }
  /** One of a few. */
  | { readonly kind: 'choice'; readonly label: string; readonly options: Readonly<Record<string, string>> }
  /** A value that the company wrote into the field of that name. */
  | { readonly kind: 'written'; readonly label: string; readonly any: string }

/** A kind of document, as data. Contract, server, portal and importer derive from it what every kind has. */
export interface DocumentDescription {
  readonly kind: DocumentKind
  /** The vocabulary of its states. */
  readonly states: StateOwner
  /** Its number, its date and its amount, by their fields. */
  readonly number: string
  readonly date: string
  readonly amount: string
  /** What a row of the list tells. */
  readonly fields: DocumentFields
  /** What the document's own page tells besides. */
  readonly more: DocumentFields
  /** What its page shows in its first panels, and its paper above the lines: names of fields. */
  readonly page: readonly string[]
  readonly paper: readonly string[]
  readonly filters: Readonly<Record<string, DocumentFilter>>
  readonly lines: DocumentFields
}

/** The fields of an answer with their values. */
export type ValuesOf<F extends DocumentFields> = {
  -readonly [N in AnsweredOf<F>]: F[N] extends { options: infer O }
    ? keyof O & string
    : FieldValues[Extract<F[N]['type'], keyof FieldValues>]
}

/** The names of the fields that an answer has. */
export type AnsweredOf<F extends DocumentFields> = {
  [N in keyof F]: F[N]['type'] extends 'derived' ? never : N
}[keyof F]

/** The names of the fields that each place derives. */
export type DerivedOf<F extends DocumentFields> = Exclude<keyof F, AnsweredOf<F>>

/** The names of the fields that are columns. */
export type ColumnOf<F extends DocumentFields> = {
  [N in keyof F]: F[N] extends { column: string } ? N : never
}[keyof F] &
  string

/** The names of the amounts that are added up. */
export type SumOf<F extends DocumentFields> = {
  [N in keyof F]: F[N] extends { isSum: true } ? N : never
}[keyof F] &
  string

/** The fields that are columns of a place, in their order. */
export const columnsAt = (fields: DocumentFields, place: FieldPlace) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.column === undefined || field.not?.includes(place)
      ? []
      : [{ ...field, name, column: field.column }],
  )

/** Whether a company's parameters let its suppliers see a field. */
export const isShownBy = (
  parameters: Partial<FieldFlags> | undefined,
  { flag }: Pick<DocumentField, 'flag'>,
): boolean => flag === undefined || (parameters?.[flag] ?? 0) > 0

/** The names of the amounts that are added up, in their order. */
export const sumsOf = <F extends DocumentFields>(fields: F) =>
  // The names are the fields' own.
  Object.entries(fields).flatMap(([name, { isSum }]) => (isSum === true ? [name as SumOf<F>] : []))

/** One SQL statement with its values. `Row` is the type of its rows. */
export interface Statement<Row = Record<string, unknown>> {
  readonly text: string
  readonly values?: readonly unknown[]
  /** Never set: it only carries the type of the rows to where the answer is read. */
  readonly row?: Row
}

/** The answer to a statement: its rows in order, and how many rows it read or changed. */
export interface Answer<Row = Record<string, unknown>> {
  readonly rows: Row[]
  readonly rowCount: number
}

/** The answers of several statements, in order; rows without a type are unknown. */
export type Answers<Statements extends readonly Statement<unknown>[]> = {
  [Index in keyof Statements]: Answer<Told<Statements[Index]>>
}

type Told<Asked> = Asked extends { readonly row?: infer Row }
  ? unknown extends Row
    ? Record<string, unknown>
    : Row
  : never

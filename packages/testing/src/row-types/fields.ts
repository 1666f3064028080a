/** What a value is when it comes out of the driver. */
export type Kind = 'string' | 'number' | 'boolean' | 'bytes' | 'list' | 'object' | 'unknown'

/** What is declared of a column. */
export interface Field {
  readonly kinds: ReadonlySet<Kind>
  readonly mayBeNull: boolean
}

export type Fields = ReadonlyMap<string, Field>

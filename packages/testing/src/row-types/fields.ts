/** The kind of a value that the driver returns. */
export type Kind = 'string' | 'number' | 'boolean' | 'bytes' | 'list' | 'object' | 'unknown'

/** The declared properties of a column. */
export interface Field {
  readonly kinds: ReadonlySet<Kind>
  readonly mayBeNull: boolean
}

export type Fields = ReadonlyMap<string, Field>

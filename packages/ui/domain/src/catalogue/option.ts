/** One choice of a list that a form offers: its code, and what people read. */
export interface Option {
  readonly id: string
  readonly nombre: string
}

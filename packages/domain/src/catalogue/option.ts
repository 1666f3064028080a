/** An option of a form's list: its code and its label. */
export interface Option {
  readonly id: string
  readonly nombre: string
}

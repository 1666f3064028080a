import type { BatchFormat } from '@enlace/contract/invoice-batches/schemas.ts'

/** What each part of the screen of a format shows and changes. */
export type FormatPartProps = {
  format: BatchFormat
  /** By the field's path. */
  faults: Readonly<Record<string, string>>
  mayWrite: boolean
  onChange: (changed: Partial<BatchFormat>) => void
}

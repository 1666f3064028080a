import type { LoadCounts } from '@enlace/database/load/load-table.ts'

/** The progress of a load: records read of a file, rows of a kind being sent, or a kind written. */
export type Progress =
  | { step: 'read'; file: string; count: number; total: number }
  | { step: 'writing'; kind: string; count: number; total: number }
  | { step: 'written'; kind: string; counts: LoadCounts }

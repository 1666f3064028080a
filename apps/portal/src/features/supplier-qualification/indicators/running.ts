import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import type { Indicators } from '@enlace/contract/supplier-qualification/schemas.ts'

/** What the portal measures of the running period, as the page has it. */
export type Running = {
  running: Indicators | undefined
  isRunningFailed: boolean
  onRetryRunning: () => void
  mayOpen: (kind: RelatedDocument['kind']) => boolean
}

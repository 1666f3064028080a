import type { Finding } from './finding.ts'

/** A finding as it is kept, with the sentence that a person reads. */
export interface DescribedFinding extends Finding {
  message: string
}

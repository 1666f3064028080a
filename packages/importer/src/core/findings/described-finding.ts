import type { Finding } from './finding.ts'

/** A finding as stored, with the sentence that people read. */
export interface DescribedFinding extends Finding {
  message: string
}

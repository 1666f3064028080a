import type { PulledRecord, Unmapped } from './record.ts'

/** The mapped records of an ERP. */
export interface Mapped {
  records: PulledRecord[]
  unmapped: Unmapped[]
}

/** Separates mapped records from unmapped ones; drafts are left out. */
export function mapped(read: readonly (PulledRecord | Unmapped | undefined)[]): Mapped {
  const records: PulledRecord[] = []
  const unmapped: Unmapped[] = []
  for (const one of read) {
    if (one === undefined) continue
    if ('reason' in one) unmapped.push(one)
    else records.push(one)
  }
  return { records, unmapped }
}

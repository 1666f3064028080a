import type { PulledRecord, Unmapped } from './record.ts'

/** The outcome of some records of an ERP. */
export interface Mapped {
  records: PulledRecord[]
  unmapped: Unmapped[]
}

/** Parts what has a place here from what has none; what never counted is left out. */
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

import type { PushCounts, PushRow } from '@enlace/contract/push/schemas.ts'

/** The outcome counts of a push so far. */
export class PushTally {
  readonly counts: PushCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0 }
  readonly batches: string[] = []
  bytes = 0

  /** Adds the records of a chunk and their load. */
  add(rows: readonly Pick<PushRow, 'outcome'>[], batch: string | null): void {
    for (const { outcome } of rows) this.counts[outcome] += 1
    this.counts.read += rows.length
    if (batch !== null && !this.batches.includes(batch)) this.batches.push(batch)
  }

  /** Returns a copy with these records added. */
  with(rows: readonly Pick<PushRow, 'outcome'>[], batch: string): PushTally {
    const after = new PushTally()
    Object.assign(after.counts, this.counts)
    after.batches.push(...this.batches)
    after.bytes = this.bytes
    after.add(rows, batch)
    return after
  }
}

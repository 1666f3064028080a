import { createHash } from 'node:crypto'
import type { SentText } from './split-records.ts'

/** Records that are committed or refused together. */
export interface Chunk {
  readonly seq: number
  readonly records: readonly SentText[]
  /** Identifies the contents of the chunk. */
  readonly hash: Buffer
}

/** Groups records into chunks, limited by count and bytes. Resending the same records gives the same chunks. */
export async function* chunksOf(
  handfuls: AsyncIterable<readonly SentText[]>,
  most: { readonly records: number; readonly bytes: number },
): AsyncGenerator<Chunk, void, void> {
  let records: SentText[] = []
  let size = 0
  let seq = 0
  for await (const handful of handfuls) {
    for (const record of handful) {
      records.push(record)
      size += 'text' in record ? record.text.length : 0
      if (records.length < most.records && size < most.bytes) continue
      yield { seq: seq++, records, hash: hashOfAll(records) }
      records = []
      size = 0
    }
  }
  if (records.length > 0) yield { seq, records, hash: hashOfAll(records) }
}

function hashOfAll(records: readonly SentText[]): Buffer {
  const hash = createHash('sha256')
  for (const record of records)
    hash.update(`${record.line} ${'text' in record ? record.text : record.fault}\n`)
  return hash.digest()
}

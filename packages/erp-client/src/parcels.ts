/** Records that are sent in one request. */
export interface Parcel {
  readonly place: number
  /** How many records were sent before these. */
  readonly offset: number
  readonly body: string
  readonly isLast: boolean
}

/**
 * Divides records into parcels of `size`, written as NDJSON; no records give one empty parcel. At most two are held.
 */
export async function* parcelsOf(
  records: Iterable<object> | AsyncIterable<object>,
  size: number,
): AsyncGenerator<Parcel, void, void> {
  let lines: string[] = []
  let place = 0
  const parcel = (isLast: boolean) => ({ place, offset: place * size, body: lines.join(''), isLast })
  for await (const record of records) {
    // A full parcel is sent when a record follows it, so that the last one is known.
    if (lines.length === size) {
      yield parcel(false)
      lines = []
      place += 1
    }
    lines.push(`${JSON.stringify(record)}\n`)
  }
  yield parcel(true)
}

/** An invoice of the queue, by what leads to it. */
export type Queued = { id: string; numero: string; proveedor: string }

/** What is before and after an invoice among those to decide. */
export type Neighbours = { before: Queued | undefined; after: Queued | undefined }

/**
 * Returns the neighbours of an invoice in the queue. One that is no longer in it is followed by what followed it while it
 * was (`known`), if that still waits, or else by the first.
 */
export function neighboursOf(queue: readonly Queued[], id: string, known?: string): Neighbours {
  const place = queue.findIndex((one) => one.id === id)
  if (place >= 0) return { before: queue[place - 1], after: queue[place + 1] }
  return { before: undefined, after: queue.find((one) => one.id === known) ?? queue[0] }
}

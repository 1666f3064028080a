import { draftOf } from '@enlace/web/form/draft.ts'
import { useState } from 'react'

/** What is typed over something that is kept, until it is saved. */
export type TypedOver<Typed> = {
  typed: Typed
  isChanged: boolean
  /** The kept thing changed under what was typed. */
  isStale: boolean
  change: (typed: Typed) => void
  discard: () => void
}

type Kept<Typed> = { typed: Typed; version: string }

/**
 * What is typed on a screen over the kept thing of a version; it outlives a reload. Where the kept thing changes meanwhile,
 * what was typed stays, and the screen is told.
 */
export function useTypedOver<Typed extends object>(
  name: string,
  kept: Kept<Typed>,
  /** Whether a text of this tab still is such a thing. */
  isTyped: (read: object) => boolean,
): TypedOver<Typed> {
  const [draft] = useState(() => draftOf(name, { over: '' }))
  const [own, setOwn] = useState<Kept<Typed> | undefined>(() => readDraft<Typed>(draft.read().over, isTyped))
  const keep = (next: Kept<Typed> | undefined) => {
    setOwn(next)
    draft.keep({ over: next ? JSON.stringify(next) : '' })
  }
  return {
    typed: own?.typed ?? kept.typed,
    isChanged: own !== undefined,
    isStale: own !== undefined && own.version !== kept.version,
    change: (typed) =>
      keep(
        JSON.stringify(typed) === JSON.stringify(kept.typed)
          ? undefined
          : { typed, version: own?.version ?? kept.version },
      ),
    discard: () => keep(undefined),
  }
}

function readDraft<Typed extends object>(
  text: string | undefined,
  isTyped: (read: object) => boolean,
): Kept<Typed> | undefined {
  const read: unknown = text ? JSON.parse(text) : undefined
  if (typeof read !== 'object' || read === null) return undefined
  const typed: unknown = Reflect.get(read, 'typed')
  const version: unknown = Reflect.get(read, 'version')
  if (typeof typed !== 'object' || typed === null || typeof version !== 'string') return undefined
  // The caller has just said so.
  return isTyped(typed) ? { typed: typed as Typed, version } : undefined
}

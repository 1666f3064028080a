import type { SeenHelp } from '@enlace/contract/help/schemas.ts'
import type { HelpTopic } from '@enlace/contract/help/topics.ts'

/** The calls by which an application keeps what the person has seen. */
export type SeenHelpCalls = {
  get: () => Promise<SeenHelp>
  mark: (topics: HelpTopic[]) => Promise<SeenHelp>
  forget: () => Promise<SeenHelp>
}

export type SeenHelpStore = ReturnType<typeof seenHelpStore>

/** What the person has seen of the hints and tours, as the server keeps it; undefined until it is known. */
export function seenHelpStore(calls: SeenHelpCalls) {
  let known: readonly HelpTopic[] | undefined
  const listeners = new Set<() => void>()
  const tell = (next: readonly HelpTopic[] | undefined) => {
    known = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => known,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Asks the server; when it does not answer nothing is shown. */
    load: () =>
      calls.get().then(
        ({ seen }) => tell(seen),
        () => undefined,
      ),
    /** Gone at once; when the server cannot keep it, it comes again another day. */
    mark(topic: HelpTopic) {
      tell([...(known ?? []), topic])
      calls.mark([topic]).catch(() => undefined)
    },
    /** @throws CallFailure */
    async forget() {
      tell((await calls.forget()).seen)
    },
    /** Another person signs in: nothing is known of it. */
    clear: () => tell(undefined),
  }
}

import { useEffect, useState } from 'react'
import type { HelpEntry } from './page.ts'

/** The entries of the manual for a search over everything; none until they have come, or where they do not. */
export function useHelpEntries(load: () => Promise<readonly HelpEntry[]>): readonly HelpEntry[] {
  const [entries, setEntries] = useState<readonly HelpEntry[]>([])
  useEffect(() => {
    let isShown = true
    load().then(
      (loaded) => isShown && setEntries(loaded),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [load])
  return entries
}

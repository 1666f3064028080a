import { usePageKeys } from '@enlace/ui/core/row-keys.ts'
import { useListChoices } from './kept-choices.ts'
import { searchPlace } from './key-places.ts'

/** Lets the single keys of a list's page act, and answers whether those of its rows do: not for anyone who switched them off. */
export function useListKeys(onHelp: () => void): boolean {
  const { hasKeys } = useListChoices()
  usePageKeys(hasKeys ? { '/': goToSearch, e: openExport, '?': onHelp } : undefined)
  return hasKeys
}

function goToSearch() {
  const field = document.getElementById(searchPlace)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}

/** What opens the export comes after the rows, as the export itself. */
function openExport() {
  import('./open-export.ts').then(
    (part) => part.openExport(),
    () => undefined,
  )
}

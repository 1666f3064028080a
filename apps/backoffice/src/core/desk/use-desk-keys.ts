import { type PageKeys, usePageKeys } from '@enlace/ui/core/row-keys.ts'
import { useListChoices } from '@enlace/web/list/kept-choices.ts'

/** Lets single keys act on the page of a desk, and answers whether they do: not for anyone who switched them off. */
export function useDeskKeys(keys: PageKeys): boolean {
  const { hasKeys } = useListChoices()
  usePageKeys(hasKeys ? keys : undefined)
  return hasKeys
}

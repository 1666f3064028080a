import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import type { SearchValues } from '../search-params.ts'
import { searchPlace } from './key-places.ts'
import { useTyped } from './use-typed.ts'

type SearchBoxProps = {
  /** What it looks in. */
  label: string
  q: string | undefined
  onChange: (changes: SearchValues, options?: { replaces?: boolean }) => void
}

const pause = 300
/** The longest text that a list looks for, as the call takes it. */
const longest = 100

/** The free text of a list: it settles while one types, without a step of the history for every pause. */
export function SearchBox({ label, q = '', onChange }: SearchBoxProps) {
  const { typed, type, settleNow } = useTyped(
    [q],
    ([text = '']) => onChange({ q: text.trim() }, { replaces: true }),
    pause,
  )
  return (
    <SearchInput
      id={searchPlace}
      label={label}
      placeholder={label}
      value={typed[0] ?? ''}
      maxLength={longest}
      autoComplete="off"
      onValueChange={(text) => type(0, text)}
      onBlur={settleNow}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settleNow()
      }}
      clearLabel={texts.clearSearch}
    />
  )
}

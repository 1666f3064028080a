import { acceptanceOrigins, type AcceptanceQuery, legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import styles from '../legal-texts.module.css'

const texts = legalTextsTexts.acceptances

/** To what the acceptances are narrowed. */
export type AcceptanceFilter = Omit<AcceptanceQuery, 'page'>

type AcceptanceFiltersProps = { filter: AcceptanceFilter; onFilter: (filter: AcceptanceFilter) => void }

/** Narrows the acceptances by text, origin and a word. */
export function AcceptanceFilters({ filter, onFilter }: AcceptanceFiltersProps) {
  return (
    <div className={styles.filters} role="search">
      <Select
        label={texts.filterText}
        value={filter.text ?? ''}
        options={[
          { value: '', label: texts.all },
          ...legalCodes.map((code) => ({ value: code, label: legalTextsTexts.names[code] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, text: legalCodes.find((code) => code === value) })
        }
      />
      <Select
        label={texts.filterOrigin}
        value={filter.origin ?? ''}
        options={[
          { value: '', label: texts.all },
          ...acceptanceOrigins.map((origin) => ({ value: origin, label: texts.origins[origin] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, origin: acceptanceOrigins.find((origin) => origin === value) })
        }
      />
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        value={filter.q ?? ''}
        clearLabel={texts.clear}
        maxLength={100}
        onValueChange={(q) => onFilter({ ...filter, q })}
      />
    </div>
  )
}

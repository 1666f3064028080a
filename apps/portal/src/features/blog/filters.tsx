import { fill } from '@enlace/contract/core/fill.ts'
import { blogTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Chip } from '@enlace/ui/chip.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import type { BlogPlace } from './blog-place.ts'
import styles from './filters.module.css'

type BlogFiltersProps = {
  place: BlogPlace
  names: { categoria: string; etiqueta: string }
  onChange: ChangeSearch
}

/** By what the list is narrowed, each to be taken away. */
export function BlogFilters({ place, names, onChange }: BlogFiltersProps) {
  const filters = [
    { name: 'q', value: place.q, words: fill(texts.query, { q: place.q }) },
    { name: 'categoria', value: place.categoria, words: fill(texts.category, { nombre: names.categoria }) },
    { name: 'etiqueta', value: place.etiqueta, words: fill(texts.tag, { nombre: names.etiqueta }) },
  ].filter(({ value }) => value !== '')
  return (
    <ul className={styles.filters} aria-label={texts.filters}>
      {filters.map(({ name, words }) => (
        <li key={name}>
          <Chip
            onRemove={() => onChange({ [name]: null })}
            removeLabel={fill(texts.removeFilter, { nombre: words })}
          >
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import type { CatalogueEntry } from '@enlace/contract/catalogues/schemas.ts'
import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { fold } from '@enlace/domain/text.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { type ReactNode, useState } from 'react'
import styles from './catalogues.module.css'
import { EntryRow } from './entry-row.tsx'
import type { Faults } from './faults.ts'

type EntryListProps = {
  entries: readonly CatalogueEntry[]
  /** The codes that are kept: the rest is new. */
  kept: ReadonlySet<string>
  faults: Faults
  isDisabled: boolean
  hasDigits: boolean
  /** Of which list they are, where the page has several. */
  choice: ReactNode
  onChange: (entries: CatalogueEntry[]) => void
}

/** The entries of a list in their order: searched, renamed, moved by buttons, retired, added at the end. */
export function EntryList(props: EntryListProps) {
  const { entries, kept, faults, isDisabled, hasDigits, onChange } = props
  const [wanted, setWanted] = useState('')
  const [said, setSaid] = useState('')
  // Those that were added here stay new while their code is being typed.
  const [added, setAdded] = useState(0)
  const firstNew = entries.length - Math.min(added, entries.filter(({ codigo }) => !kept.has(codigo)).length)
  const shown = entries.flatMap((entry, place) => {
    const isFound = fold(`${entry.codigo} ${entry.nombre}`).includes(fold(wanted))
    return isFound || place >= firstNew ? [{ entry, place }] : []
  })
  const move = (place: number, step: 1 | -1) => {
    const next = [...entries]
    const [moved] = next.splice(place, 1)
    if (!moved) return
    next.splice(place + step, 0, moved)
    onChange(next)
    setSaid(fill(texts.moved, { nombre: moved.nombre, n: place + step + 1, total: entries.length }))
  }
  const handleAdd = () => {
    setAdded(entries.length - firstNew + 1)
    onChange([...entries, { codigo: '', nombre: '', activo: true, propio: true, digitos: null }])
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={styles.tools}>
        {props.choice}
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          value={wanted}
          onValueChange={setWanted}
          clearLabel={texts.clearSearch}
        />
      </div>
      {wanted !== '' && !isDisabled && <p className={styles.intro}>{texts.inOrder}</p>}
      {entries.length > 0 && !entries.some(({ activo }) => activo) && (
        <Banner kind="warning">{texts.allRetired}</Banner>
      )}
      {entries.length === 0 && <EmptyState title={texts.noneYet} />}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={searchIcon}
          title={texts.noneFound}
          action={<Button onClick={() => setWanted('')}>{texts.clearSearch}</Button>}
        >
          {texts.noneFoundHelp}
        </EmptyState>
      )}
      <ol className={styles.entries}>
        {shown.map(({ entry, place }) => (
          <EntryRow
            key={place >= firstNew ? `new-${place}` : entry.codigo}
            isNew={place >= firstNew}
            moves={{
              up: wanted === '' && place > 0 && place < firstNew,
              down: wanted === '' && place < firstNew - 1,
            }}
            onChange={(next) => onChange(entries.map((one, at) => (at === place ? next : one)))}
            onMove={(step) => move(place, step)}
            onRemove={() => {
              setAdded(Math.max(0, entries.length - firstNew - 1))
              onChange(entries.filter((_, at) => at !== place))
            }}
            {...{ entry, place, faults, isDisabled, hasDigits }}
          />
        ))}
      </ol>
      {!isDisabled && (
        <Actions>
          <Button onClick={handleAdd}>{texts.add}</Button>
        </Actions>
      )}
    </>
  )
}

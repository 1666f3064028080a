import { fill } from '@enlace/contract/core/fill.ts'
import { contactListsTexts as texts } from '@enlace/contract/contact-us/lists/texts.ts'
import { maxEmailLength } from '@enlace/domain/email.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Select, type SelectOption } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { ReactNode } from 'react'
import styles from './view.module.css'

/** Somebody of the company who reads what comes in about something, or about all the rest. */
export type Reader = { about: string | null; nombre: string; correo: string }

type ReadersPanelProps<Row extends Reader> = {
  words: { intro: string; add: string; none: string; all: string }
  aboutLabel: string
  abouts: readonly SelectOption[]
  readers: readonly Row[]
  faultOf: (place: number, field: 'about' | 'nombre' | 'correo') => string | undefined
  isDisabled: boolean
  onChange: (readers: readonly Row[]) => void
  onAdd: () => void
  /** What else is said of a reader. */
  renderMore?: (row: Row, change: (row: Row) => void) => ReactNode
}

/** Who reads what: a row each. */
export function ReadersPanel<Row extends Reader>(props: ReadersPanelProps<Row>) {
  const { words, readers, faultOf, isDisabled, onChange } = props
  const change = (place: number, row: Row) => onChange(readers.map((one, at) => (at === place ? row : one)))
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      {readers.length === 0 && <Banner kind="warning">{words.none}</Banner>}
      <ul className={styles.readers}>
        {readers.map((row, place) => (
          // A reader has no name of its own: its place in the list is what it is known by.
          <li key={place} className={styles.reader}>
            <Select
              label={props.aboutLabel}
              value={row.about ?? ''}
              disabled={isDisabled}
              error={faultOf(place, 'about')}
              options={[{ value: '', label: words.all }, ...props.abouts]}
              onChange={({ target }) => change(place, { ...row, about: target.value || null })}
            />
            <TextInput
              label={texts.name}
              value={row.nombre}
              maxLength={200}
              autoComplete="off"
              disabled={isDisabled}
              error={faultOf(place, 'nombre')}
              isRequired
              onChange={({ target }) => change(place, { ...row, nombre: target.value })}
            />
            <TextInput
              type="email"
              label={texts.email}
              value={row.correo}
              maxLength={maxEmailLength}
              autoComplete="off"
              disabled={isDisabled}
              error={faultOf(place, 'correo')}
              isRequired
              onChange={({ target }) => change(place, { ...row, correo: target.value })}
            />
            {props.renderMore?.(row, (next) => change(place, next))}
            {!isDisabled && (
              <IconButton
                icon={closeIcon}
                label={fill(texts.remove, { nombre: row.nombre || row.correo })}
                onClick={() => onChange(readers.filter((_, at) => at !== place))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && <Button onClick={props.onAdd}>{words.add}</Button>}
    </>
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import type { OwnFileReading } from '@enlace/contract/core/reconcile/schemas.ts'
import { ownListTexts as texts } from '@enlace/contract/core/reconcile/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, useId, useState } from 'react'
import styles from './own-columns.module.css'

/** A column that the comparison needs, or takes where the list has it. */
export type OwnRole<Role extends string> = { id: Role; label: string; isOptional?: true }

/** Something else to settle about the comparison, beside its columns. */
export type OwnChoice = { label: string; value: string; options: readonly { value: string; label: string }[] }

type OwnColumnsProps<Role extends string> = {
  reading: OwnFileReading
  /** In the order in which they are asked for. */
  roles: readonly OwnRole<Role>[]
  /** Where each stands; nothing where nobody can tell from the header. */
  columns: Readonly<Partial<Record<Role, number | null>>> | null
  /** Said where nobody can tell. */
  unknown: string
  choice?: OwnChoice
  isBusy: boolean
  /** Reads the file again by these columns. */
  onRead: (columns: Partial<Record<Role, number>>, choice: string | undefined) => void
}

/** How the file was read: which column is which, its first lines, and the way to say it otherwise. */
export function OwnColumns<Role extends string>(props: OwnColumnsProps<Role>) {
  const { reading, roles, columns, choice, isBusy } = props
  const { archivo, hoja, headerLine, header } = reading
  const [places, setPlaces] = useState<ReadonlyMap<Role, string>>(
    new Map(roles.map(({ id }) => [id, placeText(columns?.[id])])),
  )
  const [chosen, setChosen] = useState(choice?.value)
  const names = header.map((name, at) => ({
    value: String(at),
    label: name || fill(texts.unnamed, { n: at + 1 }),
  }))
  const isComplete = roles.every(({ id, isOptional }) => isOptional || places.get(id) !== '')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) props.onRead(columnsOf(places), chosen)
  }
  return (
    <Panel title={texts.columns}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <p>
            {fill(hoja === null ? texts.columnsOf : texts.columnsOfSheet, {
              archivo,
              line: headerLine,
              hoja: hoja ?? '',
            })}
          </p>
          {columns === null && <p className={styles.unknown}>{props.unknown}</p>}
          <div className={styles.choices}>
            {roles.map(({ id, label, isOptional }) => (
              <Select
                key={id}
                label={label}
                value={places.get(id) ?? ''}
                {...(!isOptional && { placeholder: texts.pick })}
                options={[...(isOptional ? [{ value: '', label: texts.noColumn }] : []), ...names]}
                onChange={({ target }) => setPlaces(new Map([...places, [id, target.value]]))}
              />
            ))}
            {choice && (
              <Select
                label={choice.label}
                value={chosen ?? ''}
                options={choice.options}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
          </div>
          <Sample names={names.map(({ label }) => label)} rows={reading.sample} />
          <div>
            <Button type="submit" isBusy={isBusy} disabled={!isComplete}>
              {texts.again}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}

/** The first lines of the file as they were read; it scrolls by itself where it is wide. */
function Sample({ names, rows }: { names: readonly string[]; rows: OwnFileReading['sample'] }) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    // What scrolls by itself has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.sample} role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{texts.sample}</caption>
        <thead>
          <tr>
            {names.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, line) => (
            <tr key={line}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const placeText = (place: number | null | undefined) =>
  place === null || place === undefined ? '' : String(place)

function columnsOf<Role extends string>(places: ReadonlyMap<Role, string>): Partial<Record<Role, number>> {
  const columns: Partial<Record<Role, number>> = {}
  for (const [role, place] of places) if (place !== '') columns[role] = Number(place)
  return columns
}

import { fill } from '@enlace/contract/core/fill.ts'
import { Button } from '@enlace/ui/button.tsx'
import { arrowDownIcon, arrowUpIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId, useState } from 'react'
import styles from './ordered-options.module.css'

/** A choice of a list: its name, and whether it is offered. */
export type OrderedOption = { clave: string; nombre: string; activo: boolean }

/** The words of a list of choices. */
export type OrderedOptionTexts = {
  option: string
  retired: string
  retire: string
  offer: string
  retireShort: string
  offerShort: string
  up: string
  down: string
  moved: string
  add: string
}

type OrderedOptionsProps = {
  options: readonly OrderedOption[]
  /** What is wrong with a name, by its place. */
  faults: Readonly<Record<number, string>>
  isDisabled: boolean
  maxLength: number
  texts: OrderedOptionTexts
  onChange: (options: readonly OrderedOption[]) => void
}

/** The choices of a list in their order: renamed, moved by buttons, retired, added at the end. */
export function OrderedOptions(props: OrderedOptionsProps) {
  const { options, faults, isDisabled, maxLength, texts, onChange } = props
  const listId = useId()
  const [said, setSaid] = useState('')
  const change = (clave: string, changes: Partial<OrderedOption>) =>
    onChange(options.map((one) => (one.clave === clave ? { ...one, ...changes } : one)))
  const move = (place: number, step: 1 | -1) => {
    const next = [...options]
    const [moved] = next.splice(place, 1)
    if (!moved) return
    next.splice(place + step, 0, moved)
    onChange(next)
    setSaid(fill(texts.moved, { nombre: moved.nombre, n: place + step + 1, total: options.length }))
  }
  const handleAdd = () => {
    const clave = `n-${crypto.randomUUID().slice(0, 8)}`
    onChange([...options, { clave, nombre: '', activo: true }])
    // The row is drawn first.
    requestAnimationFrame(() => document.getElementById(`${listId}-${clave}`)?.focus())
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className={styles.options}>
        {options.map(({ clave, nombre, activo }, place) => (
          <li key={clave} className={styles.option} data-retired={!activo || undefined}>
            <TextInput
              id={`${listId}-${clave}`}
              label={fill(texts.option, { n: place + 1 })}
              isLabelHidden
              value={nombre}
              maxLength={maxLength}
              autoComplete="off"
              disabled={isDisabled}
              error={faults[place]}
              onChange={({ target }) => change(clave, { nombre: target.value })}
            />
            {!activo && <StatusChip tone="neutral">{texts.retired}</StatusChip>}
            {!isDisabled && (
              <span className={styles.acts}>
                <IconButton
                  icon={arrowUpIcon}
                  label={fill(texts.up, { nombre })}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  icon={arrowDownIcon}
                  label={fill(texts.down, { nombre })}
                  disabled={place === options.length - 1}
                  onClick={() => move(place, 1)}
                />
                <Button
                  variant="quiet"
                  aria-label={fill(activo ? texts.retire : texts.offer, { nombre })}
                  onClick={() =>
                    // One that nobody has kept yet goes as it came.
                    activo && clave.startsWith('n-')
                      ? onChange(options.filter((one) => one.clave !== clave))
                      : change(clave, { activo: !activo })
                  }
                >
                  {activo ? texts.retireShort : texts.offerShort}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isDisabled && <Button onClick={handleAdd}>{texts.add}</Button>}
    </>
  )
}

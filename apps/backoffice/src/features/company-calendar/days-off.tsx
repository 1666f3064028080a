import { fill } from '@enlace/contract/core/fill.ts'
import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId } from 'react'
import type { TypedDaysOff } from './calendar-values.ts'
import styles from './view.module.css'

type DaysOffProps = {
  off: readonly TypedDaysOff[]
  faults: Readonly<Record<string, string>>
  isDisabled: boolean
  onChange: (off: readonly TypedDaysOff[]) => void
}

/** The company's own days off, a row each. */
export function DaysOffPanel({ off, faults, isDisabled, onChange }: DaysOffProps) {
  const listId = useId()
  const change = (key: string, changes: Partial<TypedDaysOff>) =>
    onChange(off.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const handleAdd = () => {
    const key = crypto.randomUUID()
    onChange([...off, { key, desde: '', hasta: '', nombre: '' }])
    // The row is drawn first.
    requestAnimationFrame(() => document.getElementById(`${listId}-${key}`)?.focus())
  }
  return (
    <Panel title={texts.daysOff}>
      <p className={styles.intro}>{texts.daysOffIntro}</p>
      {off.length === 0 && <p>{texts.noneOff}</p>}
      <ul className={styles.spans}>
        {off.map(({ key, desde, hasta, nombre }, place) => (
          <li key={key} className={styles.span}>
            <DateInput
              id={`${listId}-${key}`}
              label={texts.from}
              value={desde}
              disabled={isDisabled}
              error={faults[`off.${place}.desde`]}
              isRequired
              onChange={({ target }) =>
                change(key, {
                  desde: target.value,
                  ...((hasta === '' || hasta < target.value) && { hasta: target.value }),
                })
              }
            />
            <DateInput
              label={texts.until}
              value={hasta}
              min={desde}
              disabled={isDisabled}
              error={faults[`off.${place}.hasta`]}
              isRequired
              onChange={({ target }) => change(key, { hasta: target.value })}
            />
            <TextInput
              label={texts.reason}
              value={nombre}
              maxLength={80}
              autoComplete="off"
              disabled={isDisabled}
              error={faults[`off.${place}.nombre`]}
              isRequired
              onChange={({ target }) => change(key, { nombre: target.value })}
            />
            {!isDisabled && (
              <IconButton
                icon={closeIcon}
                label={fill(texts.remove, { nombre: nombre || desde })}
                onClick={() => onChange(off.filter((row) => row.key !== key))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && <Button onClick={handleAdd}>{texts.add}</Button>}
    </Panel>
  )
}

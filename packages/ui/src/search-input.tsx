import type { ComponentProps } from 'react'
import { closeIcon, searchIcon } from './core/icons.ts'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import styles from './search-input.module.css'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  label: string
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
}

/** What is looked for in a list; the placeholder says in what. */
export function SearchInput({ label, value, onValueChange, clearLabel, id, ...input }: SearchInputProps) {
  return (
    <Field id={id} label={label} isLabelHidden>
      {(control) => (
        <div className={styles.search}>
          <Icon path={searchIcon} />
          <input
            placeholder={label}
            {...input}
            {...control}
            type="search"
            enterKeyHint="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {value !== '' && (
            <IconButton icon={closeIcon} label={clearLabel} onClick={() => onValueChange('')} />
          )}
        </div>
      )}
    </Field>
  )
}

import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentProps, type FocusEvent, useRef, useState } from 'react'
import styles from './combobox.module.css'
import { checkIcon, chevronDownIcon, closeIcon } from './core/icons.ts'
import { useJoinedRefs } from './core/join-refs.ts'
import { optionText } from './core/option-text.ts'
import { useSearch } from './core/use-search.ts'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

/** One choice of a long list: what the form sends, and what a person reads. */
export type ComboboxOption = { value: string; label: string }

/** The words of a list that is searched. */
export type ComboboxTexts = {
  /** While nothing, or too little, was typed. */
  prompt: string
  loading: string
  empty: string
  failed: string
  clear: string
  open: string
}

export type ComboboxProps = FieldTexts &
  Pick<
    ComponentProps<'input'>,
    'ref' | 'name' | 'onBlur' | 'placeholder' | 'disabled' | 'readOnly' | 'autoComplete'
  > & {
    id?: string | undefined
    /** What is chosen; null is nothing yet. */
    value: ComboboxOption | null
    onChange: (option: ComboboxOption | null) => void
    /** Finds the choices for a text; a newer text aborts the search for an older one. */
    search: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
    /** Letters before the first search; with 0 the list shows something as soon as it is opened. */
    minLength?: number
    texts: ComboboxTexts
  }

/** The field of a Combobox, as it is once its chunk has come. */
export function ComboboxField(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    isRequired,
    isLabelHidden,
    id,
    texts,
    value,
    onChange,
    minLength = 0,
    ...input
  } = props
  const { search, ref, name, onBlur, disabled = false, readOnly = false, ...rest } = input
  const actions = useRef<Base.Root.Actions>(null)
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const attach = useJoinedRefs<HTMLInputElement>(setBox, ref)
  const { state, text, found, ask, forget } = useSearch(search)

  const look = (typed: string, isAtOnce: boolean) => {
    if (typed.trim().length < minLength) forget()
    else ask(typed.trim(), isAtOnce)
  }
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    actions.current?.close()
    onBlur?.(event)
  }
  // What lies above a dialog must lie in it, and nothing beside the landmarks of the page.
  const ground = box?.closest<HTMLElement>('dialog, main')
  const status = {
    idle: texts.prompt,
    searching: texts.loading,
    failed: texts.failed,
    done: found.length > 0 ? '' : text === '' ? texts.prompt : texts.empty,
  }[state]
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => (
        <Base.Root
          items={state === 'failed' ? [] : found}
          filter={null}
          value={value}
          onValueChange={onChange}
          isItemEqualToValue={(option, chosen) => option.value === chosen.value}
          onInputValueChange={(typed, { reason }) => {
            if (reason === 'input-change') look(typed, false)
          }}
          onOpenChange={(isOpen, { reason }) => {
            // Nothing is animated at the end, so nothing is waited for.
            if (!isOpen) actions.current?.unmount()
            else if (reason !== 'input-change') look('', true)
          }}
          actionsRef={actions}
          disabled={disabled}
          readOnly={readOnly}
          autoHighlight
          {...(name !== undefined && { name })}
        >
          <Base.InputGroup className={styles.group}>
            <Base.Input {...rest} {...control} ref={attach} className={styles.input} onBlur={handleBlur} />
            <Base.Clear className={styles.button} aria-label={texts.clear}>
              <Icon path={closeIcon} />
            </Base.Clear>
            <Base.Trigger className={styles.button} aria-label={texts.open}>
              <Icon path={chevronDownIcon} />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal {...(ground && { container: ground })}>
            <Base.Positioner className={styles.place} sideOffset={4}>
              {/* Not Base.Popup: it would hide the rest of the page, the label too, from screen readers. */}
              <div className={styles.popup} aria-busy={state === 'searching' || undefined}>
                <Base.Status className={styles.status}>{status}</Base.Status>
                <Base.List className={styles.list} aria-labelledby={`${control.id}-label`}>
                  {(option: ComboboxOption) => <Choice key={option.value} option={option} />}
                </Base.List>
              </div>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}

function Choice({ option }: { option: ComboboxOption }) {
  const { children, ...whole } = optionText(option.label)
  return (
    <Base.Item value={option} className={styles.option} {...whole}>
      {children}
      <Base.ItemIndicator>
        <Icon path={checkIcon} />
      </Base.ItemIndicator>
    </Base.Item>
  )
}

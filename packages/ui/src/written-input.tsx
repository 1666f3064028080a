import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { useJoinedRefs } from './core/join-refs.ts'
import { Field } from './field.tsx'
import type { TextInputProps } from './text-input.tsx'
import styles from './written-input.module.css'

type WrittenInputProps = Omit<TextInputProps, 'type'> & {
  type: 'date' | 'time'
  /** How the portal writes the value, and an empty one. */
  written: (value: string) => string
}

/** A field of the platform that shows its value as the portal writes it, while nobody is in it. */
export function WrittenInput({ type, written, ...props }: WrittenInputProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, ref, ...input } = props
  const element = useRef<HTMLInputElement>(null)
  const joined = useJoinedRefs(element, ref)
  const [shown, setShown] = useState<string | undefined>(() =>
    written(String(input.value ?? input.defaultValue ?? '')),
  )
  // Read from the field, because some forms leave the value to it, and set it without an event. A half typed one is shown as the platform does.
  const show = (of: HTMLInputElement | null) =>
    setShown(of?.validity.badInput ? undefined : written(of?.value ?? ''))
  const showTyped = (event: SyntheticEvent) => show(event.currentTarget.querySelector('input'))
  useLayoutEffect(() => show(element.current))
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => (
        <span
          className={styles.written}
          data-shown={shown}
          data-chosen={shown !== written('')}
          onInput={showTyped}
          onBlur={showTyped}
        >
          <input {...input} {...control} type={type} ref={joined} />
        </span>
      )}
    </Field>
  )
}

import { lazyPart } from './core/lazy-part.tsx'
import { Suspense } from 'react'
import type { ComboboxProps } from './combobox-field.tsx'
import { Field } from './field.tsx'

const ComboboxField = lazyPart(async () => (await import('./combobox-field.tsx')).ComboboxField)

/**
 * One of many, found by typing: the city among all cities, an activity among hundreds. It comes in a chunk of its own;
 * until then its field is there, of the same size and with what was chosen.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, value, placeholder } = props
  return (
    <Suspense
      fallback={
        <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
          {(control) => (
            <input {...control} value={value?.label ?? ''} placeholder={placeholder} readOnly aria-busy />
          )}
        </Field>
      }
    >
      <ComboboxField {...props} />
    </Suspense>
  )
}

import { contactLimits } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { cleanTyped, lettersRule } from '@enlace/ui/core/typed-text.ts'
import { useSearch } from '@enlace/ui/core/use-search.ts'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { type FormEvent, useId } from 'react'
import type { Tie } from './message-form.ts'

type CityInputProps = ReturnType<Tie> & {
  findCities: (text: string, signal: AbortSignal) => Promise<string[]>
}

/** A city, which may be any: those of the country are offered while one types, in letters as the field takes them. */
export function CityInput({ findCities, ...field }: CityInputProps) {
  const listId = useId()
  const { found, ask } = useSearch(findCities)
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim()
    if (typed.length > 1) ask(typed)
  }
  return (
    <>
      <LettersInput
        {...field}
        label={texts.labels.city}
        list={listId}
        onInput={handleInput}
        maxLength={contactLimits.city}
        autoComplete="address-level2"
      />
      <datalist id={listId}>
        {found.map((name) => (
          <option key={name}>{cleanTyped(lettersRule, name)}</option>
        ))}
      </datalist>
    </>
  )
}

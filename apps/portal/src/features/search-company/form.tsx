import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './form.module.css'
import { typedNitFault } from './rules.ts'

type SearchFormProps = {
  /** The NIT of the last search, which stands there on return. */
  nit: string
  isSending: boolean
  /** What the server says of the NIT. */
  fault: string | undefined
  onSearch: (nit: string) => void
  /** What was typed cannot be a NIT: what was found for the last one does not belong beside it. */
  onFault: () => void
}

/** The NIT in whatever form it is typed; what cannot be one is said before anything is asked. */
export function SearchForm({ nit, isSending, fault, onSearch, onFault }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(nit)
  const [isChecked, setIsChecked] = useState(false)
  const own = isChecked ? typedNitFault(typed) : undefined
  const error = own ?? fault

  useEffect(() => {
    // With a keyboard at hand the page's one field is ready; on a phone its keyboard would cover the page.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
  }, [])

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Who goes to another window to copy the number is still at the field.
    const isStillHere = document.activeElement === currentTarget
    // A message that appears under the pointer would move the button away from the click.
    const isOnTheWay = relatedTarget instanceof Element && relatedTarget.matches('button, a')
    if (!isStillHere && !isOnTheWay) setIsChecked(true)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (typedNitFault(typed) !== undefined) {
      input.current?.focus()
      onFault()
    } else if (!isSending) onSearch(typed.trim())
  }
  return (
    <form
      method="post"
      noValidate
      role="search"
      aria-busy={isSending || undefined}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <TextInput
        ref={input}
        name="nit"
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        isRequired
        label={texts.nit}
        hint={texts.hint}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={handleBlur}
      />
      <Button type="submit" variant="primary" size="large" icon={searchIcon} isBusy={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}

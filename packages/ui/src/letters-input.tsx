import { lettersRule } from './core/typed-text.ts'
import { useRestrictedTyping } from './core/use-restricted-typing.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A name: letters, spaces and accented letters only, whatever is typed, pasted or filled in (spec 5). */
export function LettersInput({ ref, ...input }: Omit<TextInputProps, 'type'>) {
  return <TextInput {...input} type="text" ref={useRestrictedTyping(lettersRule, ref)} />
}

import { numberRule, wholeNumberRule } from './core/typed-text.ts'
import { useRestrictedTyping } from './core/use-restricted-typing.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

type NumericInputProps = Omit<TextInputProps, 'type'> & {
  /** Digits only, as in phones and identification numbers; otherwise a minus and one decimal part may be typed. */
  isWhole?: boolean
  /** A telephone number says so to the browser that fills it in. */
  type?: 'text' | 'tel'
}

/** A number, whatever is typed, pasted or filled in; what is none once the field is left is cleared (spec 5). */
export function NumericInput({ isWhole = false, type = 'text', ref, ...input }: NumericInputProps) {
  const attach = useRestrictedTyping(isWhole ? wholeNumberRule : numberRule, ref)
  return <TextInput inputMode={isWhole ? 'numeric' : 'decimal'} {...input} type={type} ref={attach} />
}

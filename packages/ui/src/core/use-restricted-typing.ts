import { type Ref, type RefCallback, useEffect, useRef } from 'react'
import { useJoinedRefs } from './join-refs.ts'
import { restrictTyping } from './restrict-typing.ts'
import type { TypedTextRule } from './typed-text.ts'

/** The ref of an input that takes only what the rule admits; anyone who uses the input holds it as well. */
export function useRestrictedTyping(
  rule: TypedTextRule,
  given: Ref<HTMLInputElement> | undefined,
): RefCallback<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => (field.current ? restrictTyping(field.current, rule) : undefined), [rule])
  return useJoinedRefs(field, given)
}

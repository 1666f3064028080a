import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FocusEvent, useEffect, useId, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { draftOf } from './draft.ts'

/** What ties an input to its field. */
type FieldTie = Omit<UseFormRegisterReturn, 'onBlur'> & {
  onBlur: (event: FocusEvent) => void
  id: string
  error: string | undefined
}

/** One fault of a form: the field it is about (none: the form as a whole), and what to do about it. */
export type FormFault = { name: string; fieldId?: string; message: string }

/** A form whose rules are the contract's: react-hook-form's own methods and ours. */
export type ContractForm<Values extends FieldValues, Body> = UseFormReturn<Values, unknown, Body> & {
  /** For the input of a field: `<TextInput {...form.field('email')} label={…} />`. */
  field: (name: FieldPath<Values>) => FieldTie
  /** What react-hook-form found wrong, in the order of the defaults. */
  faultsIn: (errors: FieldErrors<Values>) => FormFault[]
  /** Says at the fields what the server refused, and gives it as faults; what is no field of the form has no id. */
  refuse: (fields: Readonly<Record<string, string>>) => FormFault[]
  /** Forgets what this tab kept; what is in the form stays. */
  clearDraft: () => void
  /** Empties the form and forgets its draft, as after a request that succeeded. */
  startOver: () => void
}

type Given<Values extends FieldValues, Body> = {
  /** The rules and messages: what the form holds becomes what the call sends. */
  schema: z.ZodMiniType<Body, Values>
  /** The empty form; the order of its names is the order in which faults are told. */
  defaults: Values
  /** The name under which what is typed is kept until it is sent. */
  draft?: string
}

/** A form by the contract's schema: checked when a field is left, then at each change; its draft outlives a reload. */
export function useContractForm<Values extends FieldValues, Body>(
  given: Given<Values, Body>,
): ContractForm<Values, Body> {
  // What a form is made of does not change while it is shown.
  const [{ schema, defaults, draft: name }] = useState(given)
  const [draft] = useState(() => draftOf(name, defaults))
  const [start] = useState(() => ({ ...defaults, ...draft.read() }))
  const formId = useId()
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    defaultValues: start as DefaultValues<Values>, // whole values; the library also takes a part of them
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  )
  const { errors } = form.formState
  const names = Object.keys(defaults)
  const idOf = (name: string) => `${formId}-${name}`
  return {
    ...form,
    field(name) {
      const { onBlur, ...registered } = form.register(name)
      const handleBlur = (event: FocusEvent) => {
        // A message that appears under the pointer would move the button away from the click.
        if (!isOnTheWayToAButton(event)) void onBlur(event)
      }
      return { ...registered, onBlur: handleBlur, id: idOf(name), error: messageIn(errors, name) }
    },
    faultsIn: (found) =>
      names.flatMap((name) => {
        const message = messageIn(found, name)
        return message === undefined ? [] : [{ name, fieldId: idOf(name), message }]
      }),
    refuse: (fields) =>
      Object.entries(fields).map(([path, message]) => {
        const name = names.find((known) => known === path.split('.').at(-1))
        if (name === undefined) return { name: path, message }
        form.setError(name as FieldPath<Values>, { type: 'server', message }) // one of the defaults' names
        return { name, fieldId: idOf(name), message }
      }),
    clearDraft: draft.clear,
    startOver() {
      form.reset(defaults)
      draft.clear()
    },
  }
}

function isOnTheWayToAButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('button, a')
}

function messageIn(errors: FieldErrors, name: string): string | undefined {
  const message: unknown = errors[name]?.message
  return typeof message === 'string' ? message : undefined
}

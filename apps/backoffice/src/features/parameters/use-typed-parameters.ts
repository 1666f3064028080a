import type { Parameter, ParameterChange } from '@enlace/contract/parameters/schemas.ts'
import { findParameter, type ParameterValue } from '@enlace/domain/parameters.ts'
import { draftOf } from '@enlace/web/form/draft.ts'
import { useState } from 'react'
import { faultOf, readTyped } from './values.ts'

/** What was typed for one parameter, and the value that it was typed over. */
export type TypedValue = { text: string; over: ParameterValue }

/** What was typed on the screen and is not saved; it outlives a reload. */
export type TypedParameters = {
  valueOf: (parameter: Parameter) => TypedValue | undefined
  type: (parameter: Parameter, text: string) => void
  reset: (parameter: Parameter) => void
  discard: () => void
  changes: readonly ParameterChange[]
  hasFaults: boolean
}

type Typed = Readonly<Record<string, TypedValue>>

/** Keeps what is typed over the company's parameters until it is saved. */
export function useTypedParameters(parameters: readonly Parameter[]): TypedParameters {
  const [draft] = useState(() => draftOf('parameters', { typed: '' }))
  const [typed, setTyped] = useState<Typed>(() => readTypedDraft(draft.read().typed))
  const keep = (next: Typed) => {
    setTyped(next)
    draft.keep({ typed: Object.keys(next).length === 0 ? '' : JSON.stringify(next) })
  }
  const without = (name: string) =>
    Object.fromEntries(Object.entries(typed).filter(([known]) => known !== name))
  const type = ({ nombre, valor }: Parameter, text: string) => {
    const parameter = findParameter(nombre)
    if (!parameter) return
    // What is typed back to what is kept is no change any more.
    if (readTyped(parameter, text) === valor) keep(without(nombre))
    else keep({ ...typed, [nombre]: { text, over: typed[nombre]?.over ?? valor } })
  }
  const pending = parameters.filter(({ nombre }) => typed[nombre] !== undefined)
  return {
    valueOf: ({ nombre }) => typed[nombre],
    type,
    reset: (parameter) => type(parameter, String(findParameter(parameter.nombre)?.standard ?? '')),
    discard: () => keep({}),
    changes: pending.flatMap((one) => changeOf(one, typed[one.nombre])),
    hasFaults: pending.some(({ nombre }) => {
      const parameter = findParameter(nombre)
      return parameter !== undefined && faultOf(parameter, typed[nombre]?.text ?? '') !== undefined
    }),
  }
}

/** What is sent: what stands on the screen as the company's value, and what it is to be; its default is sent as none of its own. */
function changeOf({ nombre, valor: seen }: Parameter, typed: TypedValue | undefined): ParameterChange[] {
  const parameter = findParameter(nombre)
  if (!parameter || !typed) return []
  const valor = readTyped(parameter, typed.text)
  return [{ nombre, seen, valor: valor === parameter.standard ? null : valor }]
}

function readTypedDraft(kept: string | undefined): Typed {
  const read: unknown = kept ? JSON.parse(kept) : {}
  if (typeof read !== 'object' || read === null) return {}
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]: [string, unknown]) => {
      const text: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, 'text') : undefined
      const over: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, 'over') : undefined
      const isValue = typeof over === 'string' || typeof over === 'number'
      return typeof text === 'string' && isValue ? [[name, { text, over }]] : []
    }),
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import {
  parameterBoundTexts,
  parameterChoiceTexts,
  parameterFaultTexts as faults,
  parametersTexts as texts,
  parameterUnitTexts,
} from '@enlace/contract/parameters/texts.ts'
import {
  isParameter,
  type ParameterDefinition,
  type ParameterValue,
  refuseParameter,
} from '@enlace/domain/parameters.ts'
import { fold } from '@enlace/domain/text.ts'

/** A parameter's value in words. */
export function showValue(parameter: ParameterDefinition, value: ParameterValue): string {
  switch (parameter.kind) {
    case 'flag':
      return Number(value) > 0 ? texts.on : texts.off
    case 'number': {
      const unit = parameterUnitTexts[parameter.unit]
      return fill(value === 1 ? unit.one : unit.other, { n: value })
    }
    case 'choice':
      return parameterChoiceTexts[parameter.name]?.[value] ?? String(value)
    case 'text':
      return value === '' ? texts.none : String(value)
  }
}

/** What was typed as a value; a number that is none stays as it was typed, and is refused. */
export function readTyped(parameter: ParameterDefinition, typed: string): ParameterValue {
  const text = typed.trim()
  if (parameter.kind === 'choice' || parameter.kind === 'text') return text
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

/** What is wrong with what was typed, in a sentence; nothing where it can be saved. */
export function faultOf(parameter: ParameterDefinition, typed: string): string | undefined {
  const reason = refuseParameter(parameter, readTyped(parameter, typed))
  if (reason === undefined) return undefined
  switch (parameter.kind) {
    case 'number':
      return reason === 'beyond'
        ? fill(boundsOf(parameter.name), { min: parameter.min, max: parameter.max })
        : faults.malformedNumber
    case 'text':
      return reason === 'beyond' ? fill(faults.tooLong, { max: parameter.max }) : faults.malformedEmail
    case 'flag':
    case 'choice':
      return faults.malformed
  }
}

const boundsOf = (name: string) =>
  (isParameter(name) ? parameterBoundTexts[name] : undefined) ?? faults.beyond

/** What a parameter is called, and what it does. */
export function wordsOf(name: string): { label: string; effect: string } {
  return isParameter(name) ? parameterTexts[name] : { label: name, effect: '' }
}

/** Whether what is looked for stands in a parameter's name, its words or its group's. */
export function isFound(name: string, groupTitle: string, wanted: string): boolean {
  const { label, effect } = wordsOf(name)
  const text = fold(`${name} ${label} ${effect} ${groupTitle}`)
  return fold(wanted)
    .split(' ')
    .every((word) => text.includes(word))
}

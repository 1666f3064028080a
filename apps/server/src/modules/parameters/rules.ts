import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  parameterBoundTexts as bounds,
  parameterFaultTexts as texts,
} from '@enlace/contract/parameters/texts.ts'
import type { ParameterChange, PastChange } from '@enlace/contract/parameters/schemas.ts'
import {
  findParameter,
  isParameter,
  type ParameterDefinition,
  type ParameterValue,
  parameters,
  placeOf,
  readParameter,
  refuseParameter,
} from '@enlace/domain/parameters.ts'
import { type KeptSettings, type RetentionRule, retentionRules } from '../company/index.ts'
import type { ChangeEntry } from './queries.ts'

/** The names of the settings that contain parameters. */
export const parameterSettings: readonly string[] = [
  ...new Set(parameters.map(({ name }) => placeOf(name).setting)),
]

/** A valid change of a parameter, with its old and new value; undefined restores the default. */
export interface CheckedChange {
  parameter: ParameterDefinition
  seen: ParameterValue
  value: ParameterValue | undefined
}

/**
 * Validates the requested changes. @throws Problem `invalid-fields` with the errors; `malformed-request` if a
 * parameter that protects sign-in is changed without a fresh proof of identity.
 */
export function checkChanges(changes: readonly ParameterChange[], isProven: boolean): CheckedChange[] {
  const faults: Record<string, string> = {}
  const checked = changes.flatMap(({ nombre, seen, valor }) => {
    const parameter = findParameter(nombre)
    if (parameter === undefined) {
      faults[nombre] = fill(texts.unknown, { nombre })
      return []
    }
    if (parameter.isProtected && !isProven) throw new Problem('malformed-request')
    const value = typeof valor === 'string' ? valor.trim() : valor
    const reason = value === null ? undefined : refuseParameter(parameter, value)
    if (reason !== undefined) faults[nombre] = faultOf(parameter, reason)
    return [{ parameter, seen, value: value ?? undefined }]
  })
  if (Object.keys(faults).length > 0) throw new Problem('invalid-fields', {}, faults)
  return checked
}

function faultOf(parameter: ParameterDefinition, reason: 'malformed' | 'beyond'): string {
  switch (parameter.kind) {
    case 'number':
      return reason === 'beyond'
        ? fill(boundsOf(parameter.name), { min: parameter.min, max: parameter.max })
        : texts.malformedNumber
    case 'text':
      return reason === 'beyond' ? fill(texts.tooLong, { max: parameter.max }) : texts.malformedEmail
    case 'flag':
    case 'choice':
      return texts.malformed
  }
}

const boundsOf = (name: string) => (isParameter(name) ? bounds[name] : undefined) ?? texts.beyond

/**
 * Returns the settings after the changes; undefined for one left empty. @throws Problem `changed-meanwhile` if a value
 * differs from the one that was read.
 */
export function applyChanges(held: KeptSettings, changes: readonly CheckedChange[]): Map<string, unknown> {
  const settings = new Map<string, unknown>()
  for (const { parameter, seen, value } of changes) {
    const { setting, line } = placeOf(parameter.name)
    if (readParameter(parameter, held.get(setting)) !== seen) throw new Problem('changed-meanwhile')
    const kept = settings.has(setting) ? settings.get(setting) : held.get(setting)
    settings.set(setting, line === undefined ? value : lineChanged(kept, line, value))
  }
  return settings
}

/**
 * Extracts the history of parameters from audit entries, newest first; of composite settings, only the changed lines.
 */
export function pastChanges(
  asked: readonly ParameterDefinition[],
  entries: readonly ChangeEntry[],
): PastChange[] {
  return entries.flatMap(({ at, actor, actor_name: actorName, name, before, after }) =>
    asked
      .filter((parameter) => placeOf(parameter.name).setting === name)
      .map((parameter) => ({
        at,
        actor,
        actorName,
        nombre: parameter.name,
        antes: readParameter(parameter, before),
        ahora: readParameter(parameter, after),
      }))
      .filter(({ antes, ahora }) => antes !== ahora),
  )
}

/** Returns an object with one line changed; undefined if no line is left. */
function lineChanged(kept: unknown, line: string, value: ParameterValue | undefined): object | undefined {
  const lines = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  if (value === undefined || value === '') lines.delete(line)
  else lines.set(line, value)
  return lines.size === 0 ? undefined : Object.fromEntries(lines)
}

/** Returns the retention rules and days affected by the changes, to preview deletions; other parameters are ignored. */
export function retentionAsked(changes: readonly CheckedChange[]): { rule: RetentionRule; days: number }[] {
  return changes.flatMap(({ parameter, value }) => {
    const rule = retentionRules.find((one) => one.parameter === parameter.name)
    return rule ? [{ rule, days: Number(value ?? parameter.standard) }] : []
  })
}

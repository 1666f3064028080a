import { ImportFault } from '../findings/import-fault.ts'
import {
  parts,
  type FieldMapping,
  type Mapping,
  type MappingRules,
  type PartMapping,
  type PartReading,
  type RowChoice,
} from './mapping.ts'
import { separators } from '../text/separator.ts'
import { targets, type TargetField } from './targets.ts'
import { encodings } from '../text/text-encoding.ts'

/**
 * Reads a saved mapping, which anyone may have edited.
 * @throws ImportFault `mapping-invalid` with the path of the error.
 */
export function readMapping(saved: unknown): Mapping {
  const mapping = objectAt(saved, 'mapping')
  const company = mapping['company']
  const named = objectAt(mapping['parts'], 'parts')
  const unknown = Object.keys(named).find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw invalid(`parts.${unknown}`)
  return {
    source: textAt(mapping['source'], 'source'),
    company: company === undefined || company === null ? null : readCompany(company),
    parts: Object.fromEntries(
      parts
        .filter((part) => named[part] !== undefined)
        .map((part) => [part, readPart(named[part], targets[part], `parts.${part}`)]),
    ),
    rules: readRules(objectAt(mapping['rules'], 'rules')),
  }
}

function readCompany(value: unknown): { nit: string; nombre: string } {
  const company = objectAt(value, 'company')
  return {
    nit: textAt(company['nit'], 'company.nit'),
    nombre: textAt(company['nombre'], 'company.nombre'),
  }
}

function readPart(value: unknown, target: Record<string, TargetField>, place: string): PartMapping {
  const part = objectAt(value, place)
  const fields = objectAt(part['fields'], `${place}.fields`)
  for (const name of Object.keys(fields)) if (!(name in target)) throw invalid(`${place}.fields.${name}`)
  const read = Object.entries(target).flatMap(([name, field]) => {
    const at = `${place}.fields.${name}`
    if (fields[name] !== undefined) return [[name, readField(fields[name], field, at)] as const]
    if (field.isRequired) throw invalid(at)
    return []
  })
  const { reading, rows, addsUp } = part
  return {
    file: textAt(part['file'], `${place}.file`),
    ...(rows === undefined ? {} : { rows: readRows(rows, `${place}.rows`) }),
    ...(addsUp === true && { addsUp }),
    ...(reading === undefined ? {} : { reading: readReading(reading, `${place}.reading`) }),
    fields: Object.fromEntries(read),
  }
}

function readReading(value: unknown, place: string): PartReading {
  const { encoding, separator, sheet, headerLine } = objectAt(value, place)
  if (headerLine !== undefined && (typeof headerLine !== 'number' || !Number.isInteger(headerLine)))
    throw invalid(`${place}.headerLine`)
  return {
    ...(encoding === undefined ? {} : { encoding: oneOf(encoding, encodings, `${place}.encoding`) }),
    ...(separator === undefined ? {} : { separator: oneOf(separator, separators, `${place}.separator`) }),
    ...(sheet === undefined ? {} : { sheet: textAt(sheet, `${place}.sheet`) }),
    ...(headerLine === undefined ? {} : { headerLine }),
  }
}

function readRows(value: unknown, place: string): RowChoice {
  const rows = objectAt(value, place)
  return {
    column: textAt(rows['column'], `${place}.column`),
    keep: oneOf(rows['keep'], ['only', 'without'], `${place}.keep`),
    values: textsAt(rows['values'], `${place}.values`),
  }
}

function readField(value: unknown, { kind }: TargetField, place: string): FieldMapping {
  const field = objectAt(value, place)
  const { column, constant, none, words, dateOrder, decimalMark, impliedDecimals } = field
  if (field['kind'] !== kind) throw invalid(`${place}.kind (${kind})`)
  if ((column === undefined) === (constant === undefined)) throw invalid(`${place}.column`)
  return {
    kind,
    ...(column === undefined ? {} : { column: textAt(column, `${place}.column`) }),
    ...(constant === undefined ? {} : { constant: textAt(constant, `${place}.constant`) }),
    ...(none === undefined ? {} : { none: textsAt(none, `${place}.none`) }),
    ...(words === undefined ? {} : { words: wordsAt(words, `${place}.words`) }),
    ...(dateOrder === undefined
      ? {}
      : { dateOrder: oneOf(dateOrder, ['dmy', 'mdy', 'ymd'], `${place}.dateOrder`) }),
    ...(decimalMark === undefined
      ? {}
      : { decimalMark: oneOf(decimalMark, ['.', ','], `${place}.decimalMark`) }),
    ...(impliedDecimals === undefined
      ? {}
      : { impliedDecimals: decimalsAt(impliedDecimals, `${place}.impliedDecimals`) }),
  }
}

function readRules(rules: Record<string, unknown>): MappingRules {
  const branch = objectAt(rules['branch'], 'rules.branch')
  const { foreignPrefix, dueDays } = rules
  if (typeof dueDays !== 'number' || !Number.isInteger(dueDays) || dueDays < 0) throw invalid('rules.dueDays')
  return {
    foreignPrefix: foreignPrefix === null ? null : textAt(foreignPrefix, 'rules.foreignPrefix'),
    branch: {
      codigo: textAt(branch['codigo'], 'rules.branch.codigo'),
      nombre: textAt(branch['nombre'], 'rules.branch.nombre'),
    },
    orderTypes: Object.fromEntries(
      Object.entries(objectAt(rules['orderTypes'], 'rules.orderTypes')).map(([type, letters]) => [
        type,
        textAt(letters, `rules.orderTypes.${type}`),
      ]),
    ),
    purchaseClasses: textsAt(rules['purchaseClasses'], 'rules.purchaseClasses'),
    ...(rules['otherClasses'] !== undefined && {
      otherClasses: textsAt(rules['otherClasses'], 'rules.otherClasses'),
    }),
    dueDays,
    settlement: oneOf(rules['settlement'], ['paid-when-due-before-cutoff', 'open'], 'rules.settlement'),
    picture: oneOf(rules['picture'] ?? 'changes', ['changes', 'whole'], 'rules.picture'),
    usualTaxRates: textsAt(rules['usualTaxRates'], 'rules.usualTaxRates'),
    usualAdjustment: textAt(rules['usualAdjustment'], 'rules.usualAdjustment'),
  }
}

function decimalsAt(value: unknown, place: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 6) throw invalid(place)
  return value
}

function objectAt(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(place)
  return Object.fromEntries(Object.entries(value))
}

function textAt(value: unknown, place: string): string {
  if (typeof value !== 'string' || value === '') throw invalid(place)
  return value
}

function textsAt(value: unknown, place: string): string[] {
  if (!Array.isArray(value)) throw invalid(place)
  return value.map((text: unknown) => textAt(text, place))
}

function wordsAt(value: unknown, place: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectAt(value, place)).map(([code, word]) => {
      if (typeof word !== 'string') throw invalid(`${place}.${code}`)
      return [code, word] as const
    }),
  )
}

function oneOf<const Word extends string>(value: unknown, words: readonly Word[], place: string): Word {
  const word = words.find((known) => known === value)
  if (word === undefined) throw invalid(`${place} (${words.join(', ')})`)
  return word
}

function invalid(place: string): ImportFault {
  return new ImportFault('mapping-invalid', { place })
}

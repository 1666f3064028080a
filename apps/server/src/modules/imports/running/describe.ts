import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { inTrial } from '@enlace/contract/imports/reading/trial-texts.ts'
import { importMappingTexts } from '@enlace/contract/imports/doubt-texts.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { unlikelySentence } from '@enlace/contract/imports/unlikely-texts.ts'
import { formatDate, formatLongDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import type { Finding, FindingReason } from '@enlace/importer/core/findings/finding.ts'
import type { ImportFault, ImportFaultCode } from '@enlace/importer/core/findings/import-fault.ts'
import type { MappingDoubt } from '@enlace/importer/mapping-doubt.ts'
import type { Unlikely } from '@enlace/importer/unlikely.ts'

// A reason or fault without its sentence does not compile.
const reasons: Readonly<Record<FindingReason, string>> = importTexts.reasons
const faults: Readonly<Record<ImportFaultCode, string>> = importTexts.faults
const otherFiles: Readonly<Record<string, string>> = importTexts.otherFiles
const encodings: Readonly<Record<string, string>> = importTexts.encodings

/** Findings that show the parsed number instead of the cell's text. */
const ofNumbers = new Set<FindingReason>(['amount-rounded', 'adjustment-large', 'tax-rate-unusual'])
/** Findings that spell out dates, since digits do not show which part is the day. */
const inWords = new Set<FindingReason>(['date-order-guessed', 'date-order-untold'])
/** Values in machine number format. */
const numbers = new Set(['valor', 'numero'])

/** Returns the sentence for a finding, with dates and numbers in local format. */
export const describeFinding = (finding: Finding): string => sentenceOf(finding, reasons[finding.reason])

/** Returns the sentence for a finding of a trial, which stores nothing. */
export const describeTrialFinding = (finding: Finding): string =>
  sentenceOf(finding, inTrial(reasons[finding.reason]))

function sentenceOf({ reason, field, value, values }: Finding, text: string): string {
  // A field without a column is shown by its own name in the product.
  const columna = fieldName(field ?? '')
  const shown = Object.entries({ value: value ?? '', columna, ...values }).map(([name, text]) => {
    if (name === 'encoding') return [name, encodings[text] ?? text]
    if (isCalendarDate(text)) return [name, inWords.has(reason) ? formatLongDate(text) : formatDate(text)]
    return [name, numbers.has(name) || (name === 'value' && ofNumbers.has(reason)) ? shownNumber(text) : text]
  })
  return fill(text, Object.fromEntries(shown))
}

/** Formats a decimal number with all its decimals; other text is returned unchanged. */
function shownNumber(text: string): string {
  const [, sign = '', whole = '', decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') return text
  return `${sign}${groupThousands(whole)}${decimals === undefined ? '' : `,${decimals}`}`
}

/** Returns the sentence for an effect of a load that is probably a mistake. */
export const describeUnlikely = (found: Unlikely): string => unlikelySentence(found)

/** Returns the question about the mapping of a file's columns. */
export const describeMappingDoubt = ({ reason, field }: Pick<MappingDoubt, 'reason' | 'field'>): string =>
  fill(importMappingTexts.reasons[reason], { field: fieldName(field ?? '') })

/** Returns the sentence for a load that failed as a whole. */
export function describeFault({ code, values }: ImportFault): string {
  const { kind, ...others } = values
  return fill(faults[code], kind === undefined ? others : { ...others, kind: otherFiles[kind] ?? kind })
}

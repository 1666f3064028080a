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

// A reason or a fault without its sentence does not compile.
const reasons: Readonly<Record<FindingReason, string>> = importTexts.reasons
const faults: Readonly<Record<ImportFaultCode, string>> = importTexts.faults
const otherFiles: Readonly<Record<string, string>> = importTexts.otherFiles
const encodings: Readonly<Record<string, string>> = importTexts.encodings

/** Findings whose cell is told as the number that was read from it, not as it is there. */
const ofNumbers = new Set<FindingReason>(['amount-rounded', 'adjustment-large', 'tax-rate-unusual'])
/** Findings of which nobody sees by figures alone which is the day and which the month. */
const inWords = new Set<FindingReason>(['date-order-guessed', 'date-order-untold'])
/** Values that are numbers as we write them for machines. */
const numbers = new Set(['valor', 'numero'])

/** The sentence that a person reads for a finding, with days and numbers as people here write them. */
export const describeFinding = (finding: Finding): string => sentenceOf(finding, reasons[finding.reason])

/** The same of a trial, of which nothing stays. */
export const describeTrialFinding = (finding: Finding): string =>
  sentenceOf(finding, inTrial(reasons[finding.reason]))

function sentenceOf({ reason, field, value, values }: Finding, text: string): string {
  // A field that no column gives is told by our own name.
  const columna = fieldName(field ?? '')
  const shown = Object.entries({ value: value ?? '', columna, ...values }).map(([name, text]) => {
    if (name === 'encoding') return [name, encodings[text] ?? text]
    if (isCalendarDate(text)) return [name, inWords.has(reason) ? formatLongDate(text) : formatDate(text)]
    return [name, numbers.has(name) || (name === 'value' && ofNumbers.has(reason)) ? shownNumber(text) : text]
  })
  return fill(text, Object.fromEntries(shown))
}

/** A decimal number with every decimal that it has; any other text as it is. */
function shownNumber(text: string): string {
  const [, sign = '', whole = '', decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') return text
  return `${sign}${groupThousands(whole)}${decimals === undefined ? '' : `,${decimals}`}`
}

/** The sentence that a person reads for what hardly anybody means. */
export const describeUnlikely = (found: Unlikely): string => unlikelySentence(found)

/** What is asked of a file's columns, as a sentence. */
export const describeMappingDoubt = ({ reason, field }: Pick<MappingDoubt, 'reason' | 'field'>): string =>
  fill(importMappingTexts.reasons[reason], { field: fieldName(field ?? '') })

/** The sentence that a person reads for a load that stopped as a whole. */
export function describeFault({ code, values }: ImportFault): string {
  const { kind, ...others } = values
  return fill(faults[code], kind === undefined ? others : { ...others, kind: otherFiles[kind] ?? kind })
}

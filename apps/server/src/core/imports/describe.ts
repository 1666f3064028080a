import { fill } from '@enlace/contract/core/fill'
import { importTexts } from '@enlace/contract/core/import/texts'
import { formatDate, isCalendarDate } from '@enlace/domain/calendar-date'
import type { Finding, FindingReason } from '@enlace/importer/core/finding'
import type { ImportFault, ImportFaultCode } from '@enlace/importer/core/import-fault'

// A reason or a fault without its sentence does not compile.
const reasons: Readonly<Record<FindingReason, string>> = importTexts.reasons
const faults: Readonly<Record<ImportFaultCode, string>> = importTexts.faults

/** The sentence that a person reads for a finding. */
export function describeFinding({ reason, value, values }: Finding): string {
  const shown = Object.entries({ value: value ?? '', ...values }).map(([name, text]) => [
    name,
    isCalendarDate(text) ? formatDate(text) : text,
  ])
  return fill(reasons[reason], Object.fromEntries(shown))
}

/** The sentence that a person reads for a load that stopped as a whole. */
export function describeFault({ code, values }: ImportFault): string {
  return fill(faults[code], values)
}

import type { ImportCheck, ImportReason } from '@enlace/contract/imports/schemas.ts'
import type { DescribedFinding } from '@enlace/importer/core/findings/described-finding.ts'
import { noRecordReasons } from '@enlace/importer/core/findings/no-record.ts'
import type { ImportReport } from '@enlace/importer/import-documents.ts'

/** Summarises a load or trial in the figures that the back office shows. */
export function checkOf({
  rowsRead,
  refused,
  doubtful,
  leftOut,
  written,
  findings,
  unlikely,
}: ImportReport): ImportCheck {
  return {
    rowsRead,
    refused,
    doubtful,
    leftOut,
    kinds: Object.entries(written.kinds).map(([kind, counts]) => ({ kind, ...counts })),
    closing: written.closing,
    reasons: reasonsOf(findings),
    unlikely,
  }
}

/** Groups findings by reason, refusals first, each with its first record as an example. */
function reasonsOf(findings: readonly DescribedFinding[]): ImportReason[] {
  const groups = [...Map.groupBy(findings, ({ reason }) => reason).values()]
  return groups
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { reason, file, line, message } = first
      const severity = severityOf(first)
      return [{ reason, severity, count: group.length, file, line, message }]
    })
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count)
}

/** The severity of a finding. A row that is not a record needs no correction, so it is not reported as refused. */
export const severityOf = ({
  severity,
  reason,
}: {
  severity: DescribedFinding['severity']
  reason: string
}): ImportReason['severity'] => (noRecordReasons.includes(reason) ? 'left-out' : severity)

const ranks = { refused: 0, doubtful: 1, 'left-out': 2 } as const
const rank = ({ severity }: ImportReason) => ranks[severity]

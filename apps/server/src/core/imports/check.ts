import type { ImportCheck, ImportReason } from '@enlace/contract/features/imports/schemas'
import type { DescribedFinding } from '@enlace/importer/core/described-finding'
import type { ImportReport } from '@enlace/importer/import-documents'

/** What a load did or would do, in the figures that the back office shows. */
export function checkOf({
  rowsRead,
  refused,
  doubtful,
  written,
  findings,
  unlikely,
}: ImportReport): ImportCheck {
  return {
    rowsRead,
    refused,
    doubtful,
    kinds: Object.entries(written.kinds).map(([kind, counts]) => ({ kind, ...counts })),
    closing: written.closing,
    reasons: reasonsOf(findings),
    unlikely,
  }
}

/** One row a reason, refusals first, each with the first of its records as an example. */
function reasonsOf(findings: readonly DescribedFinding[]): ImportReason[] {
  const groups = [...Map.groupBy(findings, ({ reason }) => reason).values()]
  return groups
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { reason, severity, file, line, message } = first
      return [{ reason, severity, count: group.length, file, line, message }]
    })
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count)
}

const rank = ({ severity }: ImportReason) => (severity === 'refused' ? 0 : 1)

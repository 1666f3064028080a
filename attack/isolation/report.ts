import type { Finding, Siege } from './siege.ts'
import { nameOf } from './siege.ts'

/** What was tried, how often, and what came of it, as a table; then each finding, so that it can be done again. */
export function reportOf(siege: Siege): string {
  const rows = [...siege.counts].map(([part, count]) => [part, String(count)] as const)
  const widest = Math.max(...rows.map(([part]) => part.length))
  const kinds = Map.groupBy(siege.findings, ({ what }) => what)
  return [
    ...[['tried', 'how many'] as const, ...rows, ['all', String(siege.requests)] as const].map(
      ([part, count]) => `${part.padEnd(widest)}  ${count.padStart(8)}`,
    ),
    '',
    `${siege.asked.size} calls; of ${siege.unread.length} the answer was only that what was sent cannot be read:`,
    `  ${siege.unread.map(nameOf).join(', ')}`,
    `Findings: ${siege.findings.length} ${[...kinds].map(([what, found]) => `${what} ${found.length}`).join(', ')}`,
    ...siege.findings.slice(0, 200).map(lineOf),
    '',
  ].join('\n')
}

/** A finding on a few lines. */
export const lineOf = ({ what, role, call, asked, detail }: Finding) =>
  `  ${what}: ${role}, ${call}\n    asked ${asked}\n    ${detail.replaceAll('\n', ' ')}`

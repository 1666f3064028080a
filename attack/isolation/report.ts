import type { Finding, AttackSession } from './attack-session.ts'
import { nameOf } from './attack-session.ts'

/** What was tried, how often, and what came of it, as a table; then each finding, so that it can be done again. */
export function reportOf(session: AttackSession): string {
  const rows = [...session.counts].map(([part, count]) => [part, String(count)] as const)
  const widest = Math.max(...rows.map(([part]) => part.length))
  const kinds = Map.groupBy(session.findings, ({ what }) => what)
  return [
    ...[['tried', 'how many'] as const, ...rows, ['all', String(session.requests)] as const].map(
      ([part, count]) => `${part.padEnd(widest)}  ${count.padStart(8)}`,
    ),
    '',
    `${session.asked.size} calls; of ${session.unread.length} the answer was only that what was sent cannot be read:`,
    `  ${session.unread.map(nameOf).join(', ')}`,
    `Findings: ${session.findings.length} ${[...kinds].map(([what, found]) => `${what} ${found.length}`).join(', ')}`,
    ...session.findings.slice(0, 200).map(lineOf),
    '',
  ].join('\n')
}

/** A finding on a few lines. */
export const lineOf = ({ what, role, call, asked, detail }: Finding) =>
  `  ${what}: ${role}, ${call}\n    asked ${asked}\n    ${detail.replaceAll('\n', ' ')}`

import type { ImportCheck, ImportFinding, ImportReason } from '@enlace/contract/imports/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { countOf, kindName } from '../shown.ts'

const { check, result } = importsTexts

const severityTones = { refused: 'bad', doubtful: 'warning', 'left-out': 'neutral' } as const

const SeverityChip = ({ severity }: { severity: ImportFinding['severity'] }) => (
  <StatusChip tone={severityTones[severity]}>{importTexts.severity[severity]}</StatusChip>
)

/** What a load writes, kind by kind. */
export const kindColumns: readonly Column<ImportCheck['kinds'][number]>[] = [
  { id: 'kind', header: check.kind, card: 'number', cell: ({ kind }) => kindName(kind) },
  {
    id: 'inserted',
    header: check.inserted,
    align: 'end',
    card: 'count',
    cell: ({ inserted }) => countOf(inserted),
  },
  {
    id: 'updated',
    header: check.updated,
    align: 'end',
    cell: ({ updated }) => countOf(updated),
  },
  { id: 'unchanged', header: check.unchanged, align: 'end', cell: ({ unchanged }) => countOf(unchanged) },
  { id: 'deleted', header: check.deleted, align: 'end', cell: ({ deleted }) => countOf(deleted) },
]

/** Why records are refused or doubtful. */
export const reasonColumns: readonly Column<ImportReason>[] = [
  {
    id: 'severity',
    header: check.severity,
    card: 'number',
    cell: (row) => <SeverityChip severity={row.severity} />,
  },
  {
    id: 'example',
    header: check.example,
    card: 'text',
    cell: ({ file, line, message }) => fill(check.place, { file, line: line ?? '', message }),
  },
  { id: 'count', header: check.count, align: 'end', card: 'count', cell: ({ count }) => countOf(count) },
]

/** The refused and doubtful records themselves. */
export const findingColumns: readonly Column<ImportFinding>[] = [
  {
    id: 'place',
    header: result.place,
    card: 'number',
    // Of several files, or sheets, a line alone says nothing.
    cell: ({ file, line }) => (line === null ? file : fill(result.placeOf, { file, line })),
  },
  {
    id: 'severity',
    header: check.severity,
    card: 'status',
    cell: (row) => <SeverityChip severity={row.severity} />,
  },
  { id: 'message', header: result.message, card: 'text', cell: ({ message }) => message },
  { id: 'column', header: result.column, priority: 3, cell: ({ field }) => field ?? '' },
  { id: 'value', header: result.value, priority: 3, cell: ({ value }) => value ?? '' },
]

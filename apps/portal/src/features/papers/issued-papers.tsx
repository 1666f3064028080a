import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import type { IssuedPaper } from '@enlace/contract/papers/schemas.ts'
import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

type IssuedPapersProps = {
  papers: readonly IssuedPaper[]
  busy: string | undefined
  verifyHref: (code: string) => string
  onDownload: (id: string) => void
}

/** What was issued, the newest first: each as it was, with the code by which anybody checks it. */
export function IssuedPapers({ papers, ...actions }: IssuedPapersProps) {
  if (papers.length === 0) {
    return (
      <Panel title={texts.listTitle}>
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={texts.listTitle} isFlush>
      <DataTable
        caption={texts.listTitle}
        columns={columnsOf(actions)}
        rows={papers}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
    </Panel>
  )
}

/** The list's columns; the code leads to its public check, and the last one hands out the file. */
const columnsOf = ({
  busy,
  verifyHref,
  onDownload,
}: Omit<IssuedPapersProps, 'papers'>): readonly Column<IssuedPaper>[] => [
  { id: 'number', header: texts.number, card: 'number', cell: ({ numero }) => numero },
  {
    id: 'kind',
    header: texts.kind,
    card: 'text',
    cell: ({ kind, annulled_at }) =>
      annulled_at === null ? paperKindTexts[kind].name : <StatusChip tone="bad">{texts.annulled}</StatusChip>,
  },
  {
    id: 'cutOff',
    header: texts.cutOff,
    card: 'date',
    cell: ({ fecha_corte }) => formatDate(fecha_corte),
  },
  {
    id: 'issuedAt',
    header: texts.issuedAt,
    priority: 3,
    cell: ({ issued_at }) => formatInstant(new Date(issued_at)),
  },
  {
    id: 'code',
    header: texts.code,
    card: 'text',
    cell: ({ codigo, numero }) => (
      <Link
        href={verifyHref(codigo)}
        aria-label={`${fill(texts.verifyNumber, { number: numero })} ${formatCode(codigo)}`}
      >
        {formatCode(codigo)}
      </Link>
    ),
  },
  {
    id: 'file',
    header: texts.file,
    align: 'end',
    card: 'amount',
    cell: ({ id, numero }) => (
      <IconButton
        icon={downloadIcon}
        label={fill(texts.downloadNumber, { number: numero })}
        aria-busy={busy === id || undefined}
        onClick={() => onDownload(id)}
      />
    ),
  },
]

import { fill } from '@enlace/contract/core/fill.ts'
import type { OwnFileReading, ReconcileWorkbook } from '@enlace/contract/core/reconcile/schemas.ts'
import { findingTexts, ownListTexts as texts, unreadTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { type Finding, findings } from '@enlace/domain/reconcile.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, useState } from 'react'
import { showCount } from '@enlace/web/document/shown.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { PagedTable } from '@enlace/web/list/paged-table.tsx'
import styles from './comparison-result.module.css'

/** What any comparison has, whatever else its rows tell. */
export type ComparedRow = { finding: Finding; numero: string; moneda: string; lines: readonly number[] }

type ComparisonResultProps<Row extends ComparedRow> = {
  reading: OwnFileReading
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  caption: string
  /** Said where nothing differs. */
  allMatch: string
  /** Both sides added up. */
  totals: ReactNode
  onExport: () => Promise<ReconcileWorkbook>
}

/** What the comparison found, by finding, with both sides added up and what could not be compared. */
export function ComparisonResult<Row extends ComparedRow>(props: ComparisonResultProps<Row>) {
  const { reading, rows } = props
  const { counts } = reading
  // What is not the same is what one looks for.
  const [chosen, setChosen] = useState(findings.find((finding) => (counts[finding] ?? 0) > 0))
  const [page, setPage] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const found = rows.filter(({ finding }) => chosen === undefined || finding === chosen)
  const handleToggle = (finding: Finding) => {
    setChosen(finding === chosen ? undefined : finding)
    setPage(1)
  }
  const total = findings.reduce(
    (sum, id) => sum + (chosen === undefined || id === chosen ? (counts[id] ?? 0) : 0),
    0,
  )
  const handleExport = async () => {
    setBusy(true)
    try {
      const [file, { saveFile }] = await Promise.all([
        props.onExport(),
        import('@enlace/web/http/save-file.ts'),
      ])
      saveFile(file)
    } catch (thrown) {
      toastFailure(thrown)
    } finally {
      setBusy(false)
    }
  }
  if (rows.length === 0) return <EmptyState title={texts.nothing}>{unreadSummary(reading)}</EmptyState>
  return (
    <Panel
      title={texts.results}
      actions={
        <Button icon={downloadIcon} isBusy={isBusy} onClick={() => void handleExport()}>
          {texts.download}
        </Button>
      }
    >
      <Stack>
        {props.totals}
        {counts['coincide'] === rows.length && <p>{props.allMatch}</p>}
        <Row groupLabel={texts.finding}>
          {findings.map((finding) => (
            <Chip
              key={finding}
              count={showCount(counts[finding] ?? 0)}
              isSelected={finding === chosen}
              onToggle={() => handleToggle(finding)}
            >
              {findingTexts[finding]}
            </Chip>
          ))}
        </Row>
        <PagedTable
          caption={props.caption}
          columns={props.columns}
          rows={found}
          rowKey={(row) => `${row.finding} ${row.numero} ${row.moneda} ${row.lines.join()}`}
          page={page}
          onPage={setPage}
          empty={<EmptyState title={texts.nothingOfFinding} />}
        />
        {total > found.length && (
          <p>{fill(texts.cut, { shown: showCount(found.length), total: showCount(total) })}</p>
        )}
        <Unread reading={reading} />
      </Stack>
    </Panel>
  )
}

function Unread({ reading: { unread, unreadCount } }: { reading: OwnFileReading }) {
  if (unreadCount === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{fill(texts.unread, { n: showCount(unreadCount) })}</summary>
      <ul className={styles.unread}>
        {unread.map(({ line, reason, text }) => (
          <li key={line}>
            {fill(text === '' ? texts.unreadLine : texts.unreadLineWith, {
              line,
              reason: unreadTexts[reason],
              text,
            })}
          </li>
        ))}
      </ul>
      {unreadCount > unread.length && (
        <p>{fill(texts.unreadMore, { n: showCount(unreadCount - unread.length) })}</p>
      )}
    </details>
  )
}

const unreadSummary = ({ unreadCount }: OwnFileReading) =>
  unreadCount > 0 ? fill(texts.unread, { n: showCount(unreadCount) }) : undefined

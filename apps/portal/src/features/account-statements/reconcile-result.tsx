import { fill } from '@enlace/contract/core/fill'
import { defaultPageSize } from '@enlace/contract/core/list-limits'
import { tableTexts } from '@enlace/contract/core/list-texts'
import type { Reconciliation } from '@enlace/contract/features/account-statements/reconcile-schemas'
import {
  findingTexts,
  reconcileTexts as texts,
  unreadTexts,
} from '@enlace/contract/features/account-statements/reconcile-texts'
import { type Finding, findings } from '@enlace/domain/reconcile'
import { Button } from '@enlace/ui/button'
import { Chip } from '@enlace/ui/chip'
import { downloadIcon } from '@enlace/ui/core/icons'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { Kpi } from '@enlace/ui/kpi'
import { KpiStrip } from '@enlace/ui/kpi-strip'
import { Pagination } from '@enlace/ui/pagination'
import { Panel } from '@enlace/ui/panel'
import { Stack } from '@enlace/ui/stack'
import { useState } from 'react'
import { Amount } from '../../core/document/amount.tsx'
import { showCount } from '../../core/document/shown.ts'
import { toastFailure } from '../../core/http/failure.ts'
import { comparedColumns } from './reconcile-columns.tsx'
import styles from './reconcile-result.module.css'

type ReconcileResultProps = {
  result: Reconciliation
  hrefOf: (id: string) => string
  onExport: (onProgress: (sent: number) => void) => Promise<{ name: string; base64: string }>
}

/** What the comparison found, by finding, with both sides added up and what could not be compared. */
export function ReconcileResult({ result, hrefOf, onExport }: ReconcileResultProps) {
  const { counts, rows, totals } = result
  // What is not the same is what one looks for.
  const [chosen, setChosen] = useState(findings.find((finding) => (counts[finding] ?? 0) > 0))
  const [page, setPage] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const found = rows.filter(({ finding }) => chosen === undefined || finding === chosen)
  const shown = found.slice((page - 1) * defaultPageSize, page * defaultPageSize)
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
      const [file, { saveFile }] = await Promise.all([onExport(() => undefined), import('./save-file.ts')])
      saveFile(file)
    } catch (thrown) {
      toastFailure(thrown)
    } finally {
      setBusy(false)
    }
  }
  if (rows.length === 0) return <EmptyState title={texts.nothing}>{unreadSummary(result)}</EmptyState>
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
        {totals.map((sums) => (
          <ComparedTotals key={sums.moneda} sums={sums} />
        ))}
        {counts['coincide'] === rows.length && <p>{texts.allMatch}</p>}
        <div className={styles.chips} role="group" aria-label={texts.finding}>
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
        </div>
        <DataTable
          caption={texts.table}
          columns={comparedColumns(hrefOf)}
          rows={shown}
          rowKey={(row) => `${row.finding} ${row.numero} ${row.moneda} ${row.lines.join()}`}
          empty={<EmptyState title={texts.nothingOfFinding} />}
          texts={tableTexts}
        />
        {found.length > defaultPageSize && (
          <Pagination
            label={tableTexts.pages}
            page={page}
            pageCount={Math.ceil(found.length / defaultPageSize)}
            hrefFor={() => window.location.hash}
            onSelect={setPage}
            previousLabel={tableTexts.previous}
            nextLabel={tableTexts.next}
            pageLabel={(n) => fill(tableTexts.page, { n })}
          />
        )}
        {total > found.length && (
          <p>{fill(texts.cut, { shown: showCount(found.length), total: showCount(total) })}</p>
        )}
        <Unread result={result} />
      </Stack>
    </Panel>
  )
}

/** Both sides in one currency, and what lies between them. */
function ComparedTotals({ sums }: { sums: Reconciliation['totals'][number] }) {
  const { moneda, own, company, difference } = sums
  const figures = [
    [texts.own, own],
    [texts.company, company],
    [texts.difference, difference],
  ] as const // label and amount of each
  return (
    <KpiStrip label={fill(texts.total, { moneda })}>
      {figures.map(([label, value]) => (
        <Kpi key={label} label={label} value={<Amount value={value} moneda={moneda} />} />
      ))}
    </KpiStrip>
  )
}

function Unread({ result: { unread, unreadCount } }: Pick<ReconcileResultProps, 'result'>) {
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

const unreadSummary = ({ unreadCount }: Reconciliation) =>
  unreadCount > 0 ? fill(texts.unread, { n: showCount(unreadCount) }) : undefined

import { fill } from '@enlace/contract/core/fill.ts'
import { mostPrinted } from '@enlace/contract/core/list/limits.ts'
import { printListTexts as texts } from '@enlace/contract/core/list/part-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { showCount } from '../../document/shown.ts'
import { toastFailure } from '../../http/failure.ts'
import type { PrintableList } from './printable.ts'
import styles from './printed-list.module.css'

type PrintedListProps = {
  list: PrintableList
  /** It was printed, or could not be. */
  onDone: () => void
}

/**
 * Brings all rows of the list that is shown, prints them in the place of the page's, and is gone. A browser's own command
 * to print waits for nothing, so that it has only the rows that are there.
 */
export function PrintedList({ list, onDone }: PrintedListProps) {
  const [rows, setRows] = useState<readonly { id: string }[]>()
  const { caption, columns, answer, loadSlice } = list

  useEffect(() => {
    const { signal, abort } = abortable()
    loadSlice(undefined, signal).then(
      (slice) => signal.aborted || setRows(slice.rows.slice(0, mostPrinted)),
      (thrown: unknown) => {
        if (signal.aborted) return
        toastFailure(thrown)
        onDone()
      },
    )
    return abort
    // It is drawn for one list and prints it once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])

  useEffect(() => {
    if (!rows) return undefined
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [rows])

  const page = document.querySelector('main')
  if (!rows || !page) return null
  const total = Math.max(answer?.total ?? 0, rows.length)
  return createPortal(
    <div className={styles.printed} data-printed-list>
      <p>
        {rows.length < total
          ? fill(texts.first, {
              n: showCount(rows.length),
              total: showCount(total),
              left: showCount(total - rows.length),
            })
          : fill(texts.all, { total: showCount(total) })}
      </p>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        totals={answer?.totals ?? []}
        totalLabel={list.totalLabel ?? (({ moneda }) => fill(tableTexts.total, { moneda }))}
        texts={tableTexts}
      />
    </div>,
    page,
  )
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

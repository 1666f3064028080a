import type { Export } from '@enlace/contract/exports/schemas.ts'
import {
  downloadsTexts as texts,
  exportStateTexts,
  listNameTexts,
} from '@enlace/contract/exports/screen-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showCount, showInstant } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import styles from './columns.module.css'
import { sizeText } from './size-text.ts'

type FileActions = {
  busy: string | undefined
  onDownload: (file: Export) => void
  onRemove: (file: Export) => void
}

const tones: Record<Export['state'], Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** The columns of the files that were asked for. */
export const exportColumns = (actions: FileActions): readonly Column<Export>[] => [
  {
    id: 'file',
    header: texts.file,
    card: 'number',
    cell: ({ list, titulo, format, sucursal }) => (
      <span className={styles.file}>
        {titulo ?? listNameTexts[list]} · {format.toUpperCase()}
        <span className={styles.branch}>{sucursal ?? texts.allBranches}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    card: 'status',
    cell: ({ state }) => <StatusChip tone={tones[state]}>{exportStateTexts[state]}</StatusChip>,
  },
  { id: 'rows', header: texts.rows, card: 'text', cell: (file) => <Rows file={file} /> },
  {
    id: 'size',
    header: texts.size,
    align: 'end',
    priority: 3,
    cell: ({ size }) => <Unbroken>{size === null ? listTexts.none : sizeText(size)}</Unbroken>,
  },
  {
    id: 'requested',
    header: texts.requestedAt,
    card: 'date',
    cell: ({ created_at }) => <Unbroken>{showInstant(created_at)}</Unbroken>,
  },
  {
    id: 'expires',
    header: texts.expires,
    priority: 3,
    cell: ({ expires_at, state }) => (
      <Unbroken>{expires_at && state === 'done' ? showInstant(expires_at) : listTexts.none}</Unbroken>
    ),
  },
  {
    id: 'acts',
    header: texts.actions,
    card: 'text',
    cell: (file) => <Actions file={file} {...actions} />,
  },
]

/** How far a file is, or how many rows it has, or what became of it. */
function Rows({ file }: { file: Export }) {
  const { list, state, rows_done, rows_total, file_name, can_open } = file
  switch (state) {
    case 'waiting':
    case 'running':
      return (
        <ProgressBar
          label={fill(texts.progress, { file: file_name })}
          isLabelHidden
          value={rows_done}
          max={Math.max(1, rows_total)}
        >
          {fill(list === 'certificates' ? texts.certificatesDone : texts.rowsDone, {
            done: showCount(rows_done),
            total: showCount(rows_total),
          })}
        </ProgressBar>
      )
    case 'failed':
      return texts.failedHint
    case 'expired':
      return texts.expiredHint
    case 'cancelled':
      return listTexts.none
    case 'done':
      return can_open ? showCount(rows_total) : texts.noLonger
  }
}

function Actions({ file, busy, onDownload, onRemove }: FileActions & { file: Export }) {
  const { id, state, can_open, file_name } = file
  const isUnderWay = state === 'waiting' || state === 'running'
  return (
    <div className={styles.actions}>
      {state === 'done' && can_open && (
        <Button
          icon={downloadIcon}
          isBusy={busy === id}
          aria-label={fill(texts.downloadFile, { file: file_name })}
          onClick={() => onDownload(file)}
        >
          {texts.download}
        </Button>
      )}
      <Button
        variant="quiet"
        disabled={busy === id}
        aria-label={fill(isUnderWay ? texts.cancelFile : texts.removeFile, { file: file_name })}
        onClick={() => onRemove(file)}
      >
        {isUnderWay ? texts.cancel : texts.remove}
      </Button>
    </div>
  )
}

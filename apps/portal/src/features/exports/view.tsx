import type { Export } from '@enlace/contract/exports/schemas.ts'
import { downloadsTexts as texts } from '@enlace/contract/exports/screen-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useMemo } from 'react'
import { exportColumns } from './columns.tsx'

type DownloadsViewProps = {
  description: string
  files: readonly Export[]
  /** The file with which something is being done. */
  busy: string | undefined
  onDownload: (file: Export) => void
  onRemove: (file: Export) => void
}

/** The files that were asked for, newest first: how far each is, and what can be done with it. */
export function DownloadsView({ description, files, busy, onDownload, onRemove }: DownloadsViewProps) {
  const columns = useMemo(() => exportColumns({ busy, onDownload, onRemove }), [busy, onDownload, onRemove])
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={description} />
      {files.length === 0 ? (
        <EmptyState icon={downloadIcon} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.table}
          columns={columns}
          rows={files}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      )}
    </Stack>
  )
}

import { keptDays } from '@enlace/contract/exports/limits.ts'
import type { Exports } from '@enlace/contract/exports/schemas.ts'
import { downloadsTexts as texts } from '@enlace/contract/exports/screen-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { exportsQuery } from '../../core/export/exports-query.ts'
import { paths } from '../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useExportActions } from './queries.ts'
import { DownloadsView } from './view.tsx'

const description = fill(texts.description, { n: keptDays })

/** `/downloads`: the files that the person asked for, while they are made and once they are there. */
export const downloadsRoute = screenRoute({
  path: paths.downloads.pattern,
  title: texts.title,
  query: exportsQuery,
  Screen: ({ data }) => <DownloadsPage files={data} />,
  Pending: () => (
    <Stack gap="large">
      <PageHeading title={texts.title} description={description} />
      <Skeleton lines={6} />
    </Stack>
  ),
})

function DownloadsPage({ files }: { files: Exports }) {
  const { busy, download, remove } = useExportActions()
  return (
    <DownloadsView
      description={description}
      files={files.rows}
      busy={busy}
      onDownload={download}
      onRemove={remove}
    />
  )
}

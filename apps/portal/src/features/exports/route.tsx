import { keptDays } from '@enlace/contract/exports/limits'
import type { Exports } from '@enlace/contract/exports/schemas'
import { downloadsTexts as texts } from '@enlace/contract/exports/screen-texts'
import { fill } from '@enlace/contract/core/fill'
import { PageHeading } from '@enlace/ui/page-heading'
import { Skeleton } from '@enlace/ui/skeleton'
import { Stack } from '@enlace/ui/stack'
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

import { getExportFile } from '@enlace/contract/exports/calls.ts'
import type { Export } from '@enlace/contract/exports/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Actions } from '@enlace/ui/actions.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { exportsQuery, isUnderWay } from '../../../core/export/exports-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { paths } from '../../../core/paths.ts'

/** How far a file of many certificates is that is made in the background, and the file once it is there. */
export function ZipProgress({ id }: { id: string }) {
  const file = useQuery(exportsQuery()).data?.rows.find((one) => one.id === id)
  return (
    <div role="status">
      {file === undefined || isUnderWay(file) ? <UnderWay file={file} /> : <Ended file={file} />}
    </div>
  )
}

function UnderWay({ file }: { file: Export | undefined }) {
  const { rows_done: done = 0, rows_total: total = 0 } = file ?? {}
  return (
    <>
      <p>{texts.later}</p>
      <ProgressBar label={texts.preparing} value={done} max={Math.max(1, total)}>
        {fill(texts.progress, { done: showCount(done), total: showCount(total) })}
      </ProgressBar>
      <ButtonLink href={paths.downloads()}>{texts.downloads}</ButtonLink>
    </>
  )
}

function Ended({ file: { id, state } }: { file: Export }) {
  if (state !== 'done') return <p>{texts.failed}</p>
  return (
    <>
      <p>{texts.ready}</p>
      <Actions>
        <Button
          variant="primary"
          icon={downloadIcon}
          onClick={() => void download(getExportFile, { params: { id } })}
        >
          {texts.openZip}
        </Button>
        <ButtonLink href={paths.downloads()}>{texts.downloads}</ButtonLink>
      </Actions>
    </>
  )
}

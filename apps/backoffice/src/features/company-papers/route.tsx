import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DeskPaper } from '@enlace/contract/company-papers/schemas.ts'
import { companyPapersTexts as texts } from '@enlace/contract/company-papers/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { paperColumns } from './columns.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { downloadVersion, papersQuery, sendPaper, sendRetirement } from './queries.ts'

/** `/documentos-de-la-compania`: the papers that suppliers ask of the company. */
export const companyPapersRoute = screenRoute({
  path: paths.companyPapers.pattern,
  title: texts.title,
  query: papersQuery,
  Screen: ({ data }) => <CompanyPapersScreen papers={data.documentos} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type Open = { act: 'replace' | 'retire' | 'history'; paper: DeskPaper }

function CompanyPapersScreen({ papers }: { papers: readonly DeskPaper[] }) {
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(papersQuery().queryKey)
  const [isAdding, setIsAdding] = useState(false)
  const [open, setOpen] = useState<Open>()
  const add = mayWrite && (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  )
  const retire = (paper: DeskPaper) =>
    run('retire', () => take(sendRetirement(paper)), fill(texts.retired, { nombre: paper.nombre })).then(() =>
      setOpen(undefined),
    )
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={papers.length > 0 && add} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {papers.map((paper) => (
        <Ending key={paper.id} paper={paper} />
      ))}
      {papers.length === 0 ? (
        <EmptyState title={texts.none} action={add}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.table}
          columns={paperColumns({
            mayWrite,
            onDownload: ({ versiones: [newest] }) => newest && void downloadVersion(newest.id),
            onHistory: (paper) => setOpen({ act: 'history', paper }),
            onReplace: (paper) => setOpen({ act: 'replace', paper }),
            onRetire: (paper) => setOpen({ act: 'retire', paper }),
          })}
          rows={papers}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      )}
      {(isAdding || open?.act === 'replace') && (
        <PaperDialog
          paper={isAdding ? undefined : open?.paper}
          onSave={(written, onProgress) =>
            take(sendPaper(isAdding ? undefined : open?.paper, written, onProgress))
          }
          onClose={() => {
            setIsAdding(false)
            setOpen(undefined)
          }}
        />
      )}
      {open?.act === 'history' && (
        <HistoryDialog
          paper={open.paper}
          onDownload={(version) => void downloadVersion(version)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.act === 'retire' && (
        <ConfirmDialog
          title={fill(texts.retireOf, { nombre: open.paper.nombre })}
          closeLabel={texts.close}
          confirm={texts.retire}
          cancel={texts.cancel}
          isDanger
          isBusy={busy !== undefined}
          onConfirm={() => void retire(open.paper)}
          onClose={() => setOpen(undefined)}
        >
          <p>{texts.retireQuestion}</p>
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** Says that a paper is about to end, or has ended. */
function Ending({ paper: { nombre, vence, estado } }: { paper: DeskPaper }) {
  if (vence === null || (estado !== 'por_vencer' && estado !== 'vencido')) return null
  return (
    <Banner kind="warning">
      {fill(estado === 'vencido' ? texts.ended : texts.ending, { nombre, fecha: formatDate(vence) })}
    </Banner>
  )
}

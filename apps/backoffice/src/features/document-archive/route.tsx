import { ArchiveSettings, type DocumentArchive } from '@enlace/contract/document-archive/schemas.ts'
import { documentArchiveTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatMonth, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { SaveActions } from '../../core/forms/save-actions.tsx'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { MakeDialog } from './make-dialog.tsx'
import { archiveQuery, downloadPart, sendMonth, sendSettings } from './queries.ts'
import { DocumentArchiveView } from './view.tsx'

/** `/archivo-mensual`: when documents are archived, and the archives of the months. */
export const documentArchiveRoute = screenRoute({
  path: paths.documentArchive.pattern,
  title: texts.title,
  query: archiveQuery,
  Screen: ({ data }) => <DocumentArchiveScreen archive={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const isTyped = (read: object) => ArchiveSettings.safeParse(read).success

function DocumentArchiveScreen({ archive }: { archive: DocumentArchive }) {
  const mayWrite = useMayWrite('certificates')
  const { busy, run, take } = useAct<DocumentArchive>(archiveQuery().queryKey)
  const [isAsking, setIsAsking] = useState(false)
  const { ajustes } = archive
  const kept = { typed: ajustes, version: JSON.stringify(ajustes) }
  const over = useTypedOver<ArchiveSettings>('document-archive', kept, isTyped)
  const handleSave = async () => {
    if (await run('save', () => take(sendSettings(over.typed)), texts.saved)) over.discard()
  }
  const handleMonth = async (first: CalendarDate) => {
    const asked = () => take(sendMonth(first.slice(0, 7)))
    if (await run('make', asked, fill(texts.asked, { mes: formatMonth(first) }))) setIsAsking(false)
  }
  return (
    <>
      <DocumentArchiveView
        {...{ archive, mayWrite }}
        settings={over.typed}
        isStale={over.isStale}
        save={
          mayWrite && (
            <SaveActions
              isChanged={over.isChanged}
              isSaving={busy === 'save'}
              isBlocked={!isTyped(over.typed)}
              onDiscard={over.discard}
              onSave={() => void handleSave()}
            />
          )
        }
        onChange={(changed) => over.change({ ...over.typed, ...changed })}
        onMake={() => setIsAsking(true)}
        onDownload={(id, parte) => void downloadPart(id, parte)}
      />
      {isAsking && (
        <MakeDialog
          isBusy={busy === 'make'}
          onMake={(first) => void handleMonth(first)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

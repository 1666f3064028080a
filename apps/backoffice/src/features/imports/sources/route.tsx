import { useQueryClient } from '@tanstack/react-query'
import type { ImportRhythm, ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { saveRhythm, sourcesQuery } from '../queries.ts'
import { RhythmDialog } from './rhythm-dialog.tsx'
import { SourcesView } from './view.tsx'

const texts = importsTexts.freshness

/** `/fuentes`: how fresh each source is. */
export const importSourcesRoute = screenRoute({
  path: paths.importSources.pattern,
  title: texts.title,
  query: sourcesQuery,
  Screen: ({ data }) => <SourcesScreen sources={data.sources} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function SourcesScreen({ sources }: { sources: readonly ImportSource[] }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('data')
  const { busy, run } = useAct()
  const [changed, setChanged] = useState<ImportSource>()
  const handleSave = async ({ source, version }: ImportSource, rhythm: ImportRhythm) => {
    const renew = () => client.invalidateQueries({ queryKey: sourcesQuery().queryKey })
    const isSaved = await run('save', () => saveRhythm(source, version, rhythm).finally(renew), texts.saved)
    if (isSaved) setChanged(undefined)
  }
  return (
    <>
      <SourcesView
        {...{ sources, mayWrite }}
        links={{
          list: paths.imports(),
          load: (id) => paths.importLoad({ id }),
          begin: paths.newImport(),
          changes: (source) => paths.sourceChanges({ source }),
        }}
        onChange={setChanged}
      />
      {changed && (
        <RhythmDialog
          key={changed.source}
          source={sources.find(({ source }) => source === changed.source) ?? changed}
          isBusy={busy === 'save'}
          onSave={(source, rhythm) => void handleSave(source, rhythm)}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  )
}

import type { Releases } from '@enlace/contract/certificates/settings/schemas.ts'
import {
  certificateSettingsTexts as frameTexts,
  releaseTexts as texts,
} from '@enlace/contract/certificates/settings/texts.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { CertificateFrame } from './frame.tsx'
import { releasesQuery, sendReleases } from './queries.ts'
import { releaseId, ReleasesPanel, type TypedDays } from './releases-panel.tsx'
import { changedReleases } from './release-changes.ts'

/** `/configuracion-certificados`: from which days the certificates can be had. */
export const certificateSettingsRoute = screenRoute({
  path: paths.certificateSettings.pattern,
  title: `${frameTexts.tabNames.fechas} · ${frameTexts.title}`,
  search: ({ anio }) => ({ anio: /^20\d\d$/.test(anio ?? '') ? Number(anio) : undefined }),
  query: (_, { anio }) => releasesQuery(anio),
  Screen: ({ data, search, changeSearch }) => (
    <ReleasesScreen
      key={data.anio}
      releases={data}
      wanted={search.anio}
      onYear={(year) => changeSearch({ anio: String(year) })}
    />
  ),
  Pending: () => <ScreenSkeleton title={frameTexts.title} />,
})

const isTyped = (read: object) => Object.values(read).every((text) => typeof text === 'string')

type ScreenProps = { releases: Releases; wanted: number | undefined; onYear: (year: number) => void }

function ReleasesScreen({ releases, wanted, onYear }: ScreenProps) {
  const mayWrite = useMayWrite('certificates')
  const { busy, run, take } = useAct(releasesQuery(wanted).queryKey)
  const { anio, filas } = releases
  const days: TypedDays = Object.fromEntries(filas.map((row) => [releaseId(row), row.fecha ?? '']))
  const version = JSON.stringify(days)
  const over = useTypedOver<TypedDays>(`releases-${anio}`, { typed: days, version }, isTyped)
  const handleSave = async () => {
    const changes = changedReleases(releases, over.typed)
    if (await run('keep', () => take(sendReleases(anio, changes)), texts.saved)) over.discard()
  }
  return (
    <CertificateFrame
      page="fechas"
      mayWrite={mayWrite}
      isStale={over.isStale}
      save={
        mayWrite && (
          <SaveActions
            isChanged={over.isChanged}
            isSaving={busy !== undefined}
            isBlocked={Object.values(over.typed).some(
              (text) => text !== '' && parseCalendarDate(text) === undefined,
            )}
            onDiscard={over.discard}
            onSave={() => void handleSave()}
          />
        )
      }
    >
      <Panel>
        <ReleasesPanel
          typed={over.typed}
          isDisabled={!mayWrite}
          onType={over.change}
          {...{ releases, onYear }}
        />
      </Panel>
    </CertificateFrame>
  )
}

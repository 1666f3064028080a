import {
  CertificateSettings,
  type KeptCertificateSettings,
} from '@enlace/contract/certificates/settings/schemas.ts'
import {
  certificateContentTexts as texts,
  certificateSettingsTexts as frameTexts,
} from '@enlace/contract/certificates/settings/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { ContentPanel } from './content-panel.tsx'
import { CertificateFrame } from './frame.tsx'
import { sendSettings, settingsQuery } from './queries.ts'

/** `/configuracion-certificados/contenido`: what the certificates say. */
export const certificateContentRoute = screenRoute({
  path: paths.certificateContent.pattern,
  title: `${frameTexts.tabNames.contenido} · ${frameTexts.title}`,
  query: settingsQuery,
  Screen: ({ data }) => <ContentScreen kept={data} />,
  Pending: () => <ScreenSkeleton title={frameTexts.title} />,
})

const isTyped = (read: object) =>
  Array.isArray(Reflect.get(read, 'notas')) && Array.isArray(Reflect.get(read, 'ica_bimestral'))

function ContentScreen({ kept }: { kept: KeptCertificateSettings }) {
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(settingsQuery().queryKey)
  const { version, municipios, firma: _, ...settings } = kept
  const over = useTypedOver<CertificateSettings>('certificates', { typed: settings, version }, isTyped)
  const read = CertificateSettings.safeParse(over.typed)
  const faults = Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
  const handleSave = async () => {
    if (await run('keep', () => take(sendSettings(over.typed, version)), texts.saved)) over.discard()
  }
  return (
    <CertificateFrame
      page="contenido"
      mayWrite={mayWrite}
      isStale={over.isStale}
      save={
        mayWrite && (
          <SaveActions
            isChanged={over.isChanged}
            isSaving={busy !== undefined}
            isBlocked={!read.success}
            onDiscard={over.discard}
            onSave={() => void handleSave()}
          />
        )
      }
    >
      <ContentPanel
        settings={over.typed}
        cities={municipios}
        faults={faults}
        isDisabled={!mayWrite}
        onChange={over.change}
      />
    </CertificateFrame>
  )
}

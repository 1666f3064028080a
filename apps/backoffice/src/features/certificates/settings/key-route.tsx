import { useQueryClient } from '@tanstack/react-query'
import type { KeptCertificateSettings } from '@enlace/contract/certificates/settings/schemas.ts'
import {
  certificateSettingsTexts as frameTexts,
  signingKeyTexts as texts,
} from '@enlace/contract/certificates/settings/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { CertificateFrame } from './frame.tsx'
import { KeyPanel } from './key-panel.tsx'
import { keyActs, settingsQuery } from './queries.ts'

/** `/configuracion-certificados/firma`: with what the company's papers are signed. */
export const certificateKeyRoute = screenRoute({
  path: paths.certificateKey.pattern,
  title: `${frameTexts.tabNames.firma} · ${frameTexts.title}`,
  query: settingsQuery,
  Screen: ({ data }) => <KeyScreen kept={data} />,
  Pending: () => <ScreenSkeleton title={frameTexts.title} />,
})

function KeyScreen({ kept }: { kept: KeptCertificateSettings }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const act = (name: string, work: () => Promise<KeptCertificateSettings>, done: string) =>
    run(
      name,
      async () => {
        setRefused({})
        try {
          client.setQueryData(settingsQuery().queryKey, await work())
        } catch (thrown) {
          setRefused(failureOf(thrown).fields ?? {})
          throw thrown
        }
      },
      done,
    )
  return (
    <CertificateFrame page="firma" mayWrite={mayWrite} isStale={false}>
      <KeyPanel
        signer={kept.firma}
        isDisabled={!mayWrite}
        acts={{
          busy,
          refused,
          keep: (files, password) => act('keep', () => keyActs.keep(files, password), texts.kept),
          trial: () => act('trial', keyActs.trial, texts.trialKept),
          remove: () => act('remove', keyActs.remove, texts.removed),
          test: () => void run('test', keyActs.test),
        }}
      />
    </CertificateFrame>
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import type { IssuedCertificateDetail } from '@enlace/contract/certificates/desk/schemas.ts'
import {
  certificatesDeskTexts,
  issuedCertificateTexts as texts,
} from '@enlace/contract/certificates/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { CertificateView } from './detail-view.tsx'
import { certificateQuery, downloadFile, revoke } from './queries.ts'

/** `/certificados/{id}`: one issued certificate. */
export const certificateRoute = screenRoute({
  path: paths.certificate.pattern,
  title: ({ data }: { params: { id: string }; data: IssuedCertificateDetail | undefined }) =>
    data ? fill(texts.title, { numero: data.numero }) : certificatesDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => certificateQuery(id),
  Screen: ({ data }) => <Certificate key={data.id} certificate={data} />,
  Pending: () => <ScreenSkeleton title={certificatesDeskTexts.title} />,
})

function Certificate({ certificate }: { certificate: IssuedCertificateDetail }) {
  const { id } = certificate
  const others = usePresence({ kind: 'certificate', id: certificate.id })
  const { busy, run, take } = useAct<IssuedCertificateDetail>(certificateQuery(id).queryKey)
  return (
    <CertificateView
      others={others}
      certificate={certificate}
      mayWrite={useMayWrite('certificates')}
      isBusy={busy !== undefined}
      links={{ list: paths.certificates(), certificate: (other) => paths.certificate({ id: other }) }}
      onDownload={() => void downloadFile(id)}
      onRevoke={(body) => run('revoke', () => take(revoke(id, body)), texts.done)}
    />
  )
}

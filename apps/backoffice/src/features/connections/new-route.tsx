import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { connectionTexts as texts, connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { ConnectionForm } from './connection-form.tsx'
import { attempt, create } from './queries.ts'

/** `/conexiones/nueva`: asks for an ERP, and lets it be tried out before the connection is made. */
export const newConnectionRoute = pageRoute({
  path: paths.newConnection.pattern,
  title: `${texts.newTitle} · ${connectionsTexts.title}`,
  Page: NewConnectionPage,
})

function NewConnectionPage() {
  const mayWrite = useMayWrite('operation')
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: connectionsTexts.title, href: paths.connections() }, { label: texts.newTitle }]}
      />
      <PageHeading title={texts.newTitle} description={texts.newHint} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Panel>
        <ConnectionForm
          mayWrite={mayWrite}
          writes={false}
          connection={undefined}
          onTry={(written) => attempt(written, null)}
          onSave={async (written) => {
            const { id } = await create(written)
            toast({ kind: 'success', message: texts.createdToast })
            goTo(paths.connection({ id }))
          }}
        />
      </Panel>
    </Stack>
  )
}

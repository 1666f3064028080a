import { connectionTexts as texts, connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/staff-session.ts'
import { NewConnectionView } from './new-view.tsx'
import { attempt, create } from './queries.ts'

/** `/conexiones/nueva`: a connection that is to be made. */
export const newConnectionRoute = pageRoute({
  path: paths.newConnection.pattern,
  title: `${texts.newTitle} · ${connectionsTexts.title}`,
  Page: NewConnectionPage,
})

function NewConnectionPage() {
  return (
    <NewConnectionView
      mayWrite={useMayWrite('operation')}
      listHref={paths.connections()}
      onTry={(written) => attempt(written, null)}
      onSave={async (written) => {
        const { id } = await create(written)
        toast({ kind: 'success', message: texts.createdToast })
        goTo(paths.connection({ id }))
      }}
    />
  )
}

import { invitationsTexts as texts } from '@enlace/contract/users/invitations/texts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/staff-session.ts'
import { batchesQuery } from './queries.ts'
import { InvitationsView } from './view.tsx'

/** `/invitaciones`: the files of invitations, and how many came. */
export const invitationsRoute = screenRoute({
  path: paths.invitations.pattern,
  title: texts.title,
  query: batchesQuery,
  Screen: ({ data, isRefreshing }) => (
    <InvitationsView
      batches={data.batches}
      isLoading={isRefreshing}
      beginHref={useMayWrite('third-parties') ? paths.newInvitations() : undefined}
      hrefOf={(id) => paths.invitationBatch({ id })}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

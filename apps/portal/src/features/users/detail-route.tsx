import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { userListTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { paths } from '../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { UserDetailView } from './detail-view.tsx'
import { userQuery } from './user/queries.ts'
import { userName } from './user/shown.ts'
import { useUserActs } from './user/use-user-acts.ts'

/** One user by its opaque id. */
export const userRoute = screenRoute({
  path: paths.user.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => userQuery(id),
  title: ({ data }) => (data ? userName(data.user) : texts.title),
  Screen: ({ data }) => {
    const { busy, run } = useUserActs(data.user)
    return <UserDetailView key={data.user.id} detail={data} busy={busy} onAct={run} />
  },
  Pending: () => <DocumentSkeleton list={{ label: texts.title, href: paths.users() }} />,
})

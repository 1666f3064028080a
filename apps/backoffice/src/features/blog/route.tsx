import { blogDeskTexts as texts } from '@enlace/contract/blog/desk/texts'
import type { DeskPostRow } from '@enlace/contract/blog/desk/schemas'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { type PostFilter, readFilter } from './filter.ts'
import { postsQuery } from './queries.ts'
import { BlogDeskView } from './view.tsx'

/** `/blog`: what suppliers read, and what they are to read. */
export const blogDeskRoute = screenRoute({
  path: paths.posts.pattern,
  title: texts.title,
  search: readFilter,
  query: postsQuery,
  Screen: ({ data, search, changeSearch }) => (
    <BlogDeskScreen rows={data.rows} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type BlogDeskScreenProps = { rows: readonly DeskPostRow[]; filter: PostFilter; onFilter: ChangeSearch }

function BlogDeskScreen(props: BlogDeskScreenProps) {
  return <BlogDeskView {...props} mayWrite={useMayWrite('content')} />
}

import { fill } from '@enlace/contract/core/fill.ts'
import { blogDefaults } from '@enlace/contract/blog/limits.ts'
import type { Posts } from '@enlace/contract/blog/supplier/schemas.ts'
import { blogTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Pagination } from '@enlace/ui/pagination.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { countText } from '@enlace/web/document/shown.ts'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import { paths } from '../../core/paths.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { type BlogPlace, searchOfPage } from './blog-place.ts'
import { BlogFilters } from './filters.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostCard } from './post-card.tsx'
import styles from './view.module.css'

type BlogViewProps = {
  description: string
  posts: Posts
  place: BlogPlace
  isRefreshing: boolean
  /** What category and tag are called. */
  names: { categoria: string; etiqueta: string }
  onChange: ChangeSearch
  aside: ReactNode
}

/** The posts of a page, with what to look for them by beside them. */
export function BlogView(props: BlogViewProps) {
  const { description, posts, place, isRefreshing, names, onChange, aside } = props
  const { limit } = blogDefaults
  const { page } = place
  const { rows, total } = posts
  const isFiltered = place.q !== '' || place.categoria !== '' || place.etiqueta !== ''
  const first = (page - 1) * limit + 1
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={description} />
      <div className={styles.page}>
        <search className={styles.search}>
          <SearchBox label={texts.search} q={place.q} onChange={onChange} />
        </search>
        <div className={styles.list} aria-busy={isRefreshing}>
          {isFiltered && <BlogFilters {...{ place, names, onChange }} />}
          <p className={isFiltered ? styles.count : 'visually-hidden'} role="status">
            {total > 0 && countText(texts.count, total)}
          </p>
          {rows.length === 0 ? (
            <NoPosts {...{ place, isFiltered, total }} />
          ) : (
            <ul className={styles.posts} aria-label={texts.posts}>
              {rows.map((post) => (
                <li key={post.slug}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )}
          {total > limit && rows.length > 0 && (
            <Pagination
              label={texts.pages}
              page={page}
              pageCount={Math.ceil(total / limit)}
              hrefFor={(to) => paths.blog({}, searchOfPage(place, to))}
              previousLabel={texts.previousPage}
              nextLabel={texts.nextPage}
              pageLabel={(n) => fill(texts.page, { n })}
              summary={fill(texts.summary, { from: first, to: first + rows.length - 1, total })}
            />
          )}
        </div>
        <aside className={styles.aside} aria-label={texts.explore}>
          {aside}
        </aside>
      </div>
    </Stack>
  )
}

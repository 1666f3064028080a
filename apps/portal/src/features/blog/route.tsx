import { fill } from '@enlace/contract/core/fill.ts'
import { blogDefaults } from '@enlace/contract/blog/limits.ts'
import type { Posts } from '@enlace/contract/blog/supplier/schemas.ts'
import { blogTexts } from '@enlace/contract/blog/supplier/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { readBoot } from '../../core/company/boot.ts'
import { paths } from '../../core/paths.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { BlogAside } from './aside.tsx'
import { type BlogPlace, readBlogPlace } from './blog-place.ts'
import { categoriesQuery, mostReadQuery, postsQuery, tagsQuery } from './queries.ts'
import { BlogView } from './view.tsx'

const description = () => fill(blogTexts.description, { company: readBoot().company.nombre })

/** `/blog`: what the company tells its suppliers (screens 2.9). */
export const blogRoute = screenRoute({
  path: paths.blog.pattern,
  title: blogTexts.title,
  search: readBlogPlace,
  query: (_, place) => postsQuery(place),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <Blog posts={data} place={search} {...{ changeSearch, isRefreshing }} />
  ),
  Pending: () => (
    <Stack gap="large">
      <PageHeading title={blogTexts.title} description={description()} />
      <Skeleton lines={5 * blogDefaults.limit} />
    </Stack>
  ),
})

type BlogProps = { posts: Posts; place: BlogPlace; changeSearch: ChangeSearch; isRefreshing: boolean }

function Blog({ posts, place, changeSearch, isRefreshing }: BlogProps) {
  const categories = useQuery(categoriesQuery())
  const tags = useQuery(tagsQuery())
  const mostRead = useQuery(mostReadQuery())
  const nameIn = (known: typeof tags, slug: string) =>
    known.data?.rows.find((term) => term.slug === slug)?.nombre ?? slug
  return (
    <BlogView
      description={description()}
      {...{ posts, place, isRefreshing }}
      names={{ categoria: nameIn(categories, place.categoria), etiqueta: nameIn(tags, place.etiqueta) }}
      onChange={(changes, options) => changeSearch({ ...changes, page: null }, options)}
      aside={
        <BlogAside
          categories={categories.data?.rows}
          tags={tags.data?.rows}
          mostRead={mostRead.data?.rows}
          hasFailed={categories.isError || tags.isError || mostRead.isError}
          place={place}
        />
      }
    />
  )
}

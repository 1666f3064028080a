import {
  confirmBlogPost,
  downloadBlogFile,
  getBlogPost,
  listBlogCategories,
  listBlogPosts,
  listBlogTags,
  listMostReadPosts,
  readBlogPost,
  searchBlogPosts,
} from '@enlace/contract/blog/supplier/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import type { BlogPlace } from './blog-place.ts'

/** A page of posts, or of those in which the words stand; asked again on Back, because they were read meanwhile. */
export const postsQuery = ({ q, categoria, etiqueta, page }: BlogPlace) => {
  const query = { page, ...(categoria && { category: categoria }), ...(etiqueta && { tag: etiqueta }) }
  const asked = q
    ? callQuery(searchBlogPosts, { query: { ...query, q } })
    : callQuery(listBlogPosts, { query })
  return { ...asked, staleTime: 0 }
}

/** What stands beside the posts. */
export const categoriesQuery = () => callQuery(listBlogCategories)
export const tagsQuery = () => callQuery(listBlogTags)
export const mostReadQuery = () => ({ ...callQuery(listMostReadPosts), staleTime: 0 })

/** One post. */
export const postQuery = (slug: string) => callQuery(getBlogPost, { params: { slug } })

/** Notes that the person has opened a post. */
export const noteRead = (slug: string) => send(readBlogPost, { params: { slug } })

/** Confirms the version of a communiqué that the person has before it. */
export const confirmRead = (slug: string, version: number) =>
  send(confirmBlogPost, { params: { slug }, body: { version } })

/** Gets an attachment to the person. */
export const downloadAttachment = (id: string) => download(downloadBlogFile, { params: { id } })

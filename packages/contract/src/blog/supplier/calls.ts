import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId, Instant, wholeNumber } from '../../core/values.ts'
import { BlogPost, BlogQuery, BlogSearch, CountedTerm, PostLink, Posts, Slug } from './schemas.ts'

const access = placeAccess.blog
const BySlug = z.object({ slug: Slug })

export const listBlogPosts = defineCall({
  purpose:
    'The posts of the blog, pinned first, then newest; of a category or tag where one is named (spec 7, Blog list).',
  method: 'GET',
  path: '/blog',
  access,
  query: BlogQuery,
  answer: Posts,
})

export const searchBlogPosts = defineCall({
  purpose:
    'Posts by the words in them, in Spanish: accents and endings do not matter; the most fitting first.',
  method: 'GET',
  path: '/blog/search',
  access,
  query: BlogSearch,
  answer: Posts,
})

/** Empty categories are left out. */
export const listBlogCategories = defineCall({
  purpose: 'The categories of the blog with the number of their posts.',
  method: 'GET',
  path: '/blog/categories',
  access,
  answer: z.object({ rows: z.array(CountedTerm) }),
  isQuiet: true,
})

export const listBlogTags = defineCall({
  purpose: 'The tags of the blog with the number of their posts, the most used first.',
  method: 'GET',
  path: '/blog/tags',
  access,
  answer: z.object({ rows: z.array(CountedTerm) }),
  isQuiet: true,
})

export const listMostReadPosts = defineCall({
  purpose: 'The posts that most people have opened.',
  method: 'GET',
  path: '/blog/most-read',
  access,
  answer: z.object({ rows: z.array(PostLink) }),
  isQuiet: true,
})

export const getBlogPost = defineCall({
  purpose: 'One post with its pictures, attachments, neighbours and related posts.',
  method: 'GET',
  path: '/blog/posts/:slug',
  access,
  params: BySlug,
  answer: BlogPost,
})

export const readBlogPost = defineCall({
  purpose: 'Notes that the person has opened a post.',
  method: 'POST',
  path: '/blog/posts/:slug/read',
  access,
  params: BySlug,
  answer: z.object({ leido: z.boolean() }),
  isForReaders: true,
  isQuiet: true,
  isBackground: true,
})

/** "He leído": confirms the version of a communiqué that the user sees. */
export const confirmBlogPost = defineCall({
  purpose: 'Confirms that the person has read a version of an official notice; the receipt is kept.',
  method: 'POST',
  path: '/blog/posts/:slug/confirm',
  access,
  params: BySlug,
  body: z.object({ version: wholeNumber(1, 1_000_000) }),
  answer: z.object({ confirmado_at: Instant }),
  isForReaders: true,
})

/** An attachment of a post that the user may see. */
export const downloadBlogFile = defineCall({
  purpose: 'An attachment of a post.',
  method: 'GET',
  path: '/blog/files/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: FileBytes,
  delivers: 'file',
})

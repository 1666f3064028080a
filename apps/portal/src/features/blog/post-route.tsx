import type { BlogPost } from '@enlace/contract/blog/supplier/schemas.ts'
import { slugPattern } from '@enlace/contract/blog/limits.ts'
import { blogTexts, receiptTexts } from '@enlace/contract/blog/supplier/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { paths } from '../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { PostView } from './post/post-view.tsx'
import { confirmRead, downloadAttachment, noteRead, postQuery } from './queries.ts'

/** `/blog/{slug}`: one post (screens 2.9). */
export const blogPostRoute = screenRoute({
  path: paths.blogPost.pattern,
  params: {
    safeParse(raw) {
      const slug = paramOf(raw, 'slug') ?? ''
      return slugPattern.test(slug) && slug.length <= 120
        ? { success: true, data: { slug } }
        : { success: false }
    },
  },
  query: ({ slug }) => postQuery(slug),
  title: ({ data }) => data?.titulo ?? blogTexts.title,
  Screen: ({ data }) => <Post key={data.slug} post={data} />,
  Pending: () => <DocumentSkeleton list={{ label: blogTexts.title, href: paths.blog() }} />,
})

function Post({ post }: { post: BlogPost }) {
  const { slug, version, leido } = post
  const client = useQueryClient()
  const deed = useAct()
  useEffect(() => {
    // That it was opened is told once; a post that could not tell so is read all the same.
    if (!leido) noteRead(slug).catch(() => undefined)
  }, [slug, leido])
  const confirm = async () => {
    try {
      await confirmRead(slug, version)
    } finally {
      // Also after a refusal: the text may be another by now.
      await client.invalidateQueries({ queryKey: postQuery(slug).queryKey })
    }
  }
  return (
    <PostView
      post={post}
      isConfirming={deed.busy === 'confirm'}
      onConfirm={() => void deed.run('confirm', confirm, receiptTexts.done)}
      busyFile={deed.busy}
      onDownload={(id) => void deed.run(id, () => downloadAttachment(id))}
    />
  )
}

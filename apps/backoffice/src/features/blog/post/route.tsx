import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskPost, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import {
  blogDeskFormTexts as texts,
  blogDeskReceiptTexts,
  blogDeskTexts,
  blogDeskVersionTexts,
} from '@enlace/contract/blog/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import type { PostActions, ReceiptActions, Showing } from '../actions.ts'
import { isDraft } from './empty-post.ts'
import { PostView } from './view.tsx'
import * as calls from '../queries.ts'
import { ReceiptsPart } from './receipts-part.tsx'

const Slug = {
  safeParse: (raw: unknown) => {
    const slug = paramOf(raw, 'slug')
    return slug === undefined ? { success: false } : { success: true, data: { slug } }
  },
}

/** `/blog/{slug}`: one post, its versions and who has read it. */
export const postRoute = screenRoute<DeskPost, { slug: string }>({
  path: paths.post.pattern,
  title: ({ data }) => data?.post.titulo ?? blogDeskTexts.title,
  params: Slug,
  query: ({ slug }) => calls.postQuery(slug),
  Screen: ({ data }) => <PostScreen key={data.slug} kept={data} />,
  Pending: () => <ScreenSkeleton title={blogDeskTexts.title} />,
})

function PostScreen({ kept }: { kept: DeskPost }) {
  const mayWrite = useMayWrite('content')
  const { slug } = kept
  const version = kept.seen ? `${kept.seen.number}.${kept.seen.revision}` : `${kept.shown}`
  const over = useTypedOver<PostDraft>(`post:${slug}`, { typed: kept.post, version }, isDraft)
  const { actions, problem, busy } = usePostActions(kept, over.typed, over.discard)
  return (
    <PostView
      {...{ kept, mayWrite, actions, problem }}
      typed={over.typed}
      isChanged={over.isChanged}
      isStale={over.isStale}
      isBusy={busy !== undefined}
      onChange={over.change}
      onUndo={over.discard}
      takeFile={async (file, onProgress) => (await calls.sendFile(file, onProgress)).file}
      receipts={<Receipts kept={kept} mayWrite={mayWrite} />}
    />
  )
}

function usePostActions(kept: DeskPost, typed: PostDraft, forget: () => void) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const [problem, setProblem] = useState<Failure | null>(null)
  const { slug, seen, shown } = kept
  const { queryKey } = calls.postQuery(slug)
  const renew = async () => {
    await client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: calls.postsQuery().queryKey, refetchType: 'none' })
  }
  /** What the server says of fields stands at them; what it says of the whole is a toast. */
  const act = (name: string, work: () => Promise<string | undefined>) =>
    run(name, async () => {
      setProblem(null)
      try {
        const said = await work()
        if (said !== undefined) toast({ kind: 'success', message: said })
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (Object.keys(failure.fields).length > 0) setProblem(failure)
        if (failure.code === 'changed-meanwhile') await renew()
        throw thrown
      }
    })
  const actions: PostActions = {
    save: (note) =>
      act('save', async () => {
        await calls.savePost(slug, { seen, post: typed, note })
        await renew()
        forget()
        return texts.saved
      }),
    check: async (html) => (await calls.checkText(html)).removed,
    show: (showing) =>
      act('show', async () => {
        // What was typed may have been saved a moment ago: the draft is the newest that this page knows.
        const newest = client.getQueryData<DeskPost>(queryKey)?.seen ?? seen
        const { publicado_at } = await calls.showPost(slug, { seen: newest, ...showing })
        await renew()
        return saidOf(publicado_at, showing)
      }),
    discard: () =>
      act('discard', async () => {
        const { isGone } = await calls.dropDraft(slug, seen)
        forget()
        if (isGone) goTo(paths.posts())
        else await renew()
        return texts.discarded
      }),
    retract: () =>
      act('retract', async () => {
        await calls.retractPost(slug)
        await renew()
        return texts.retracted
      }),
    pin: (isPinned) =>
      act('pin', async () => {
        await calls.pinPost(slug, isPinned)
        await renew()
        return isPinned ? texts.pinnedDone : texts.unpinnedDone
      }),
    readVersion: async (number) => (await calls.readVersion(slug, number)).post,
    restore: (number) =>
      act('restore', async () => {
        await calls.restoreVersion(slug, number, shown)
        await renew()
        return fill(blogDeskVersionTexts.restored, { n: number })
      }),
  }
  return { actions, problem, busy }
}

function saidOf(publicado_at: string | null, { desde }: Showing): string {
  const isLater = desde !== null && publicado_at !== null && new Date(publicado_at) > new Date()
  return isLater ? fill(texts.scheduled, { fecha: formatInstant(new Date(publicado_at)) }) : texts.published
}

function Receipts({ kept, mayWrite }: { kept: DeskPost; mayWrite: boolean }) {
  return <ReceiptsPart {...useReceipts(kept.slug)} kept={kept} mayWrite={mayWrite} />
}

function useReceipts(slug: string): ReceiptActions {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const { data } = useQuery(calls.receiptsQuery(slug))
  return {
    receipts: data,
    isBusy: busy !== undefined,
    remind: () =>
      run('remind', async () => {
        const { personas } = await calls.remindReaders(slug)
        await client.invalidateQueries({ queryKey: calls.receiptsQuery(slug).queryKey })
        toast({ kind: 'success', message: fill(blogDeskReceiptTexts.reminded, { n: personas }) })
      }),
    take: (format) => void calls.takeReceipts(slug, format),
  }
}

import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import {
  checkDeskText,
  createDeskPost,
  discardDeskDraft,
  downloadDeskReceipts,
  getDeskPost,
  getDeskVersion,
  listDeskPosts,
  listDeskReceipts,
  pinDeskPost,
  publishDeskPost,
  remindDeskPost,
  restoreDeskVersion,
  retractDeskPost,
  saveDeskPost,
  uploadDeskFile,
} from '@enlace/contract/blog/desk/calls.ts'
import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { blogDeskReceiptTexts as receiptTexts } from '@enlace/contract/blog/desk/texts.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../core/session/client.ts'

/** Every post of the company; always asked for anew. */
export const postsQuery = () => ({ ...callQuery(listDeskPosts), staleTime: 0 })

/** One post with its draft and its versions. */
export const postQuery = (slug: string) => ({ ...callQuery(getDeskPost, { params: { slug } }), staleTime: 0 })

/** Who has read a communiqué. */
export const receiptsQuery = (slug: string) => ({
  ...callQuery(listDeskReceipts, { params: { slug } }),
  staleTime: 0,
})

export const beginPost = (post: PostDraft) => send(createDeskPost, { body: { post } })
export const savePost = (slug: string, body: { seen: SeenDraft; post: PostDraft; note: string }) =>
  send(saveDeskPost, { params: { slug }, body })
export const checkText = (html: string) => send(checkDeskText, { body: { html } })
export const showPost = (
  slug: string,
  body: { seen: SeenDraft; desde: string | null; callado: boolean },
): Promise<AnswerOf<typeof publishDeskPost>> => send(publishDeskPost, { params: { slug }, body })
export const dropDraft = (slug: string, seen: SeenDraft) =>
  send(discardDeskDraft, { params: { slug }, body: { seen } })
export const retractPost = (slug: string) => send(retractDeskPost, { params: { slug } })
export const pinPost = (slug: string, fijado: boolean) =>
  send(pinDeskPost, { params: { slug }, body: { fijado } })
export const readVersion = (slug: string, number: number) =>
  send(getDeskVersion, { params: { slug, number } })
export const restoreVersion = (slug: string, number: number, shown: number | null) =>
  send(restoreDeskVersion, { params: { slug, number }, body: { shown } })
export const remindReaders = (slug: string) => send(remindDeskPost, { params: { slug } })
export const takeReceipts = (slug: string, formato: 'xlsx' | 'csv') =>
  downloadNamed(
    downloadDeskReceipts,
    { params: { slug }, query: { formato } },
    `${fill(receiptTexts.fileName, { slug })}.${formato}`,
  )

/** Takes a file in that the post can name. */
export const sendFile = (file: File, onProgress: (sent: number) => void) =>
  uploader(onProgress)(uploadDeskFile, { body: partsOf([file]) })

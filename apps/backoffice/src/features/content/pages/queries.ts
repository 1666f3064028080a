import {
  discardContentDraft,
  getContentItem,
  getContentVersion,
  listContentDesk,
  publishContent,
  reviewContent,
  rollBackContent,
  saveContentDraft,
  scheduleContent,
  withdrawContent,
} from '@enlace/contract/content/pages/calls.ts'
import type { ContentKind, KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/session/client.ts'
import type { WritingActs } from './actions.ts'

/** All that the company has written; asked again whenever the screen is opened, because others write, too. */
export const deskQuery = () => ({ ...callQuery(listContentDesk), staleTime: 0 })

type Key = { kind: ContentKind; item: string }

/** One thing with its draft and its versions. */
export const itemQuery = (key: Key) => ({ ...callQuery(getContentItem, { params: key }), staleTime: 0 })

/** What a version says. @throws CallFailure */
export const readVersion = (key: Key, number: number) =>
  send(getContentVersion, { params: { ...key, number } })

/** What would be taken away of something, and what is wrong or hard to read in it. @throws CallFailure */
export const review = (content: KeptItem) => send(reviewContent, { body: content })

/** What can be done with one thing. */
export const writingActs = (params: Key): WritingActs => ({
  save: (content, note, seen) => send(saveContentDraft, { params, body: { seen, note, content } }),
  discard: (seen: SeenDraft) => send(discardContentDraft, { params, body: { seen } }),
  publish: (seen) => send(publishContent, { params, body: { seen } }),
  schedule: (seen, at) => send(scheduleContent, { params, body: { seen, at } }),
  rollBack: (number, seenShown, note) => send(rollBackContent, { params, body: { number, seenShown, note } }),
  withdraw: (seenShown) => send(withdrawContent, { params, body: { seenShown } }),
})

import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { wholeNumber } from '../../core/values.ts'
import { ContentVersion, PlannedMoment, SeenDraft, VersionNote } from '../versions/schemas.ts'
import { ContentItem, ContentKind, ContentReview, DeskItem, KeptItem, WrittenItem } from './schemas.ts'

const access = { actor: 'staff', area: 'content' } as const
const params = z.object({ kind: ContentKind, item: z.string().check(z.maxLength(60)) })
const version = wholeNumber(1, 2_147_483_647)
const Kept = z.object({ number: z.number(), revision: z.number() })

export const listContentDesk = defineCall({
  purpose: 'What the company has written into its portal: pages, named places, advertisements.',
  method: 'GET',
  path: '/staff/content',
  access,
  answer: z.object({ items: z.array(DeskItem) }),
})

/** A piece of content with its draft, published version and history; empty if it was never written. */
export const getContentItem = defineCall({
  purpose: 'A page, place or advertisement with its draft, what is shown, and its versions.',
  method: 'GET',
  path: '/staff/content/:kind/:item',
  access,
  params,
  answer: ContentItem,
})

export const getContentVersion = defineCall({
  purpose: 'What a version of a page, place or advertisement says.',
  method: 'GET',
  path: '/staff/content/:kind/:item/versions/:number',
  access,
  params: z.extend(params, { number: version }),
  answer: z.object({ version: ContentVersion, content: KeptItem }),
})

/** Reviews content before it is saved: what would be removed, what is forbidden, and accessibility problems. */
export const reviewContent = defineCall({
  purpose: 'What the sanitiser would take away of a content, and what is wrong or hard to read in it.',
  method: 'POST',
  path: '/staff/content/review',
  access: { ...access, right: 'read' },
  body: WrittenItem,
  answer: ContentReview,
  isQuiet: true,
})

/** Saves a draft without forbidden parts; names the draft it is based on. */
export const saveContentDraft = defineCall({
  purpose: 'Keeps a draft of a page, place or advertisement; suppliers see nothing of it.',
  method: 'PUT',
  path: '/staff/content/:kind/:item/draft',
  access,
  params,
  body: z.object({ seen: SeenDraft, note: VersionNote, content: WrittenItem }),
  answer: Kept,
})

export const discardContentDraft = defineCall({
  purpose: 'Takes a draft of a page, place or advertisement away.',
  method: 'POST',
  path: '/staff/content/:kind/:item/discard',
  access,
  params,
  body: z.object({ seen: SeenDraft }),
  answer: z.object({}),
})

/** Publishes the draft to suppliers now. */
export const publishContent = defineCall({
  purpose: 'Publishes the draft of a page, place or advertisement.',
  method: 'POST',
  path: '/staff/content/:kind/:item/publish',
  access,
  params,
  body: z.object({ seen: SeenDraft }),
  answer: z.object({ number: z.number() }),
})

export const scheduleContent = defineCall({
  purpose: 'Says when a draft is to be published by itself, or takes that back.',
  method: 'POST',
  path: '/staff/content/:kind/:item/schedule',
  access,
  params,
  body: z.object({ seen: SeenDraft, at: PlannedMoment }),
  answer: Kept,
})

export const rollBackContent = defineCall({
  purpose: 'Publishes again what an earlier version said, as a new version.',
  method: 'POST',
  path: '/staff/content/:kind/:item/roll-back',
  access,
  params,
  body: z.object({ number: version, seenShown: z.nullable(z.number()), note: VersionNote }),
  answer: z.object({ number: z.number() }),
})

export const withdrawContent = defineCall({
  purpose: 'Takes a place’s text or an advertisement from the portal; its versions stay.',
  method: 'POST',
  path: '/staff/content/:kind/:item/withdraw',
  access,
  params,
  body: z.object({ seenShown: z.number() }),
  answer: z.object({}),
})

import * as z from 'zod/mini'
import { slugPattern } from '../limits.ts'
import { defineCall } from '../../core/call.ts'
import { longestHtml } from '../../content/allow-list.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { Instant, wholeNumber } from '../../core/values.ts'
import { SeenDraft } from '../../content/versions/schemas.ts'
import {
  ChangedDraft,
  DeskAttachment,
  DeskPost,
  DeskPostRow,
  DeskReceipts,
  PostDraft,
  SavedDraft,
} from './schemas.ts'

const access = { actor: 'staff', area: 'content' } as const
const BySlug = z.object({ slug: z.string().check(z.maxLength(120), z.regex(slugPattern)) })
const ByVersion = z.extend(BySlug, { number: wholeNumber(1, 1_000_000) })

/** Every post of the company with its state. */
export const listDeskPosts = defineCall({
  purpose: 'The posts and official notices of the company, also drafts and those that were retracted.',
  method: 'GET',
  path: '/staff/blog',
  access,
  answer: z.object({ rows: z.array(DeskPostRow) }),
})

export const createDeskPost = defineCall({
  purpose: 'Begins a post as a draft; its address is made from its title.',
  method: 'POST',
  path: '/staff/blog',
  access,
  body: z.object({ post: PostDraft }),
  answer: z.object({ slug: z.string() }),
})

export const getDeskPost = defineCall({
  purpose: 'One post: what is written, what is shown, and every version that was.',
  method: 'GET',
  path: '/staff/blog/posts/:slug',
  access,
  params: BySlug,
  answer: DeskPost,
})

/** Saves the draft of a post; suppliers still see the published version. */
export const saveDeskPost = defineCall({
  purpose: 'Keeps the draft of a post; the change says which draft it saw.',
  method: 'PUT',
  path: '/staff/blog/posts/:slug',
  access,
  params: BySlug,
  body: ChangedDraft,
  answer: SavedDraft,
})

export const checkDeskText = defineCall({
  purpose: 'Says what the content’s rules would take away of a text, and keeps nothing.',
  method: 'POST',
  path: '/staff/blog/check',
  access,
  isQuiet: true,
  body: z.object({ html: z.string().check(z.maxLength(longestHtml)) }),
  answer: z.object({ removed: z.array(z.string()), html: z.string() }),
})

export const publishDeskPost = defineCall({
  purpose:
    'Publishes the draft of a post, now or from a moment on; suppliers are told of an official notice.',
  method: 'POST',
  path: '/staff/blog/posts/:slug/publish',
  access,
  params: BySlug,
  body: z.object({
    seen: SeenDraft,
    /** Null publishes now, or keeps the date of a published post. */
    desde: z.nullable(Instant),
    /** Sends no notification of a communiqué. */
    callado: z.boolean(),
  }),
  answer: z.object({ removed: z.array(z.string()), publicado_at: z.nullable(Instant) }),
})

export const discardDeskDraft = defineCall({
  purpose: 'Takes the draft of a post away; what suppliers see stays.',
  method: 'POST',
  path: '/staff/blog/posts/:slug/discard',
  access,
  params: BySlug,
  body: z.object({ seen: SeenDraft }),
  answer: z.object({ isGone: z.boolean() }),
})

export const retractDeskPost = defineCall({
  purpose: 'Takes a post from the suppliers’ sight; its receipts are kept.',
  method: 'POST',
  path: '/staff/blog/posts/:slug/retract',
  access,
  params: BySlug,
  answer: z.object({}),
})

export const pinDeskPost = defineCall({
  purpose: 'Puts a post above the others, or takes it down among them.',
  method: 'PUT',
  path: '/staff/blog/posts/:slug/pin',
  access,
  params: BySlug,
  body: z.object({ fijado: z.boolean() }),
  answer: z.object({}),
})

export const getDeskVersion = defineCall({
  purpose: 'What a version of a post said.',
  method: 'GET',
  path: '/staff/blog/posts/:slug/versions/:number',
  access,
  params: ByVersion,
  answer: z.object({ post: PostDraft }),
})

export const restoreDeskVersion = defineCall({
  purpose: 'Shows an earlier version of a post again, as a new version.',
  method: 'POST',
  path: '/staff/blog/posts/:slug/versions/:number/restore',
  access,
  params: ByVersion,
  body: z.object({ shown: z.nullable(z.number()) }),
  answer: z.object({ number: z.number() }),
})

export const uploadDeskFile = defineCall({
  purpose: 'Takes a file in that a post can name as its attachment.',
  method: 'POST',
  path: '/staff/blog/files',
  access,
  encoding: 'multipart',
  files: { count: 1, bytes: 10 * 1024 * 1024 },
  body: z.looseObject({}),
  answer: z.object({ file: DeskAttachment }),
})

export const listDeskReceipts = defineCall({
  purpose: 'Whom an official notice is for, person by person, with who opened and confirmed it.',
  method: 'GET',
  path: '/staff/blog/posts/:slug/receipts',
  access,
  params: BySlug,
  answer: DeskReceipts,
})

export const downloadDeskReceipts = defineCall({
  purpose: 'Who has opened and confirmed an official notice, as a spreadsheet or a text file.',
  method: 'GET',
  path: '/staff/blog/posts/:slug/receipts/file',
  access,
  params: BySlug,
  query: z.object({ formato: z.enum(['xlsx', 'csv']) }),
  answer: FileBytes,
  delivers: 'file',
})

export const remindDeskPost = defineCall({
  purpose: 'Reminds the people who have not confirmed an official notice; at most once a day.',
  method: 'POST',
  path: '/staff/blog/posts/:slug/remind',
  access,
  params: BySlug,
  answer: z.object({ personas: z.number() }),
})

import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { ContentCode } from '../schemas.ts'
import { wholeNumber } from '../../core/values.ts'
import { PlannedMoment, SeenDraft, VersionNote } from '../versions/schemas.ts'
import { Drafted, DraftKind, KeptDraft, ListedTemplate, WrittenDraft } from './schemas.ts'

const access = { actor: 'staff', area: 'content' } as const
const params = z.object({ kind: DraftKind, item: ContentCode })
const version = wholeNumber(1, 2_147_483_647)

/** A form, a document or the menu with its draft, published version and history; empty if it was never written. */
export const getDrafted = defineCall({
  purpose: 'A form, a document for suppliers or the menu, with its draft, what is shown, and its versions.',
  method: 'GET',
  path: '/staff/drafts/:kind/:item',
  access,
  params,
  answer: Drafted,
})

export const getDraftedVersion = defineCall({
  purpose: 'What a version of a form, a document or the menu says.',
  method: 'GET',
  path: '/staff/drafts/:kind/:item/versions/:number',
  access,
  params: z.extend(params, { number: version }),
  answer: KeptDraft,
})

export const saveDrafted = defineCall({
  purpose: 'Keeps a draft of a form, a document or the menu; suppliers see nothing of it.',
  method: 'PUT',
  path: '/staff/drafts/:kind/:item',
  access,
  params,
  body: z.object({ seen: SeenDraft, note: VersionNote, content: WrittenDraft }),
  answer: z.object({ number: z.number(), revision: z.number() }),
})

export const discardDrafted = defineCall({
  purpose: 'Takes a draft of a form, a document or the menu away.',
  method: 'POST',
  path: '/staff/drafts/:kind/:item/discard',
  access,
  params,
  body: z.object({ seen: SeenDraft }),
  answer: z.object({}),
})

/** Publishes the draft to suppliers now. */
export const publishDrafted = defineCall({
  purpose: 'Publishes the draft of a form, a document or the menu.',
  method: 'POST',
  path: '/staff/drafts/:kind/:item/publish',
  access,
  params,
  body: z.object({ seen: SeenDraft }),
  answer: z.object({ number: z.number() }),
})

export const scheduleDrafted = defineCall({
  purpose:
    'Says when a draft of a form, a document or the menu is to be published by itself, or takes that back.',
  method: 'POST',
  path: '/staff/drafts/:kind/:item/schedule',
  access,
  params,
  body: z.object({ seen: SeenDraft, at: PlannedMoment }),
  answer: z.object({ number: z.number(), revision: z.number() }),
})

export const rollBackDrafted = defineCall({
  purpose: 'Publishes again what an earlier version of a form, a document or the menu said.',
  method: 'POST',
  path: '/staff/drafts/:kind/:item/roll-back',
  access,
  params,
  body: z.object({ number: version, seenShown: z.nullable(z.number()), note: VersionNote }),
  answer: z.object({ number: z.number() }),
})

export const listTemplates = defineCall({
  purpose: 'The forms and documents of the company, with their drafts.',
  method: 'GET',
  path: '/staff/templates',
  access,
  answer: z.object({ templates: z.array(ListedTemplate) }),
})

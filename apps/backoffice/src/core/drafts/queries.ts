import {
  discardDrafted,
  getDrafted,
  getDraftedVersion,
  publishDrafted,
  rollBackDrafted,
  saveDrafted,
  scheduleDrafted,
} from '@enlace/contract/content/drafts/calls.ts'
import type { DraftKind, WrittenDraft } from '@enlace/contract/content/drafts/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../session/client.ts'

/** What is written: its kind and its code. */
export type DraftItem = { kind: DraftKind; item: string }

/** A form, a document or the menu with its draft, what is shown, and its versions. */
export const draftedQuery = (params: DraftItem) => ({
  ...callQuery(getDrafted, { params }),
  staleTime: 0,
  refetchOnWindowFocus: false,
})

/** What one version says. */
export const readDraftedVersion = (item: DraftItem, number: number) =>
  send(getDraftedVersion, { params: { ...item, number } })

/** Keeps a draft over the one that was seen. */
export const keepDraft = (params: DraftItem, content: WrittenDraft, seen: SeenDraft, note = '') =>
  send(saveDrafted, { params, body: { seen, note, content } })

/** Takes a draft away. */
export const dropDraft = (params: DraftItem, seen: SeenDraft) =>
  send(discardDrafted, { params, body: { seen } })

/** Puts the draft before the suppliers. */
export const publishDraft = (params: DraftItem, seen: SeenDraft) =>
  send(publishDrafted, { params, body: { seen } })

/** Says when the draft is to be published by itself; null takes that back. */
export const planDraft = (params: DraftItem, seen: SeenDraft, at: string | null) =>
  send(scheduleDrafted, { params, body: { seen, at } })

/** Publishes again what an earlier version said. */
export const rollDraftBack = (params: DraftItem, number: number, seenShown: number | null, note: string) =>
  send(rollBackDrafted, { params, body: { number, seenShown, note } })

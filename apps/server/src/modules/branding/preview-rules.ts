import { lateNotice } from '../../core/http/origin/late-notice.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { type PreviewPage, previewPages, WrittenBranding } from '@enlace/contract/branding/schemas.ts'
import * as z from 'zod'
import type { Keys } from '../../core/keys/keys.ts'

/** Minutes for which a preview's address is valid. */
const validMinutes = 10

/** A page of the portal with an unsaved brand. */
export interface BrandDraft {
  company: number
  written: WrittenBranding
  page: PreviewPage
  scheme: 'light' | 'dark'
}

const Draft = z.object({
  until: z.number(),
  company: z.number(),
  written: WrittenBranding,
  page: z.enum(previewPages),
  scheme: z.enum(['light', 'dark']),
})

/** Encodes a draft for the address of a preview: signed, so that nobody else can have pages rendered. */
export function writeDraft(keys: Keys, draft: BrandDraft, now: number): string {
  const text = Buffer.from(JSON.stringify({ ...draft, until: now + validMinutes * 60_000 })).toString(
    'base64url',
  )
  return `${text}.${keys.derive('brand-preview', text)}`
}

/**
 * Decodes the draft of an address. @throws Problem `unknown-call` if it was not signed by this installation, or has
 * expired.
 */
export function readDraft(keys: Keys, written: string, now: number): BrandDraft {
  const [text = '', signature = ''] = written.split('.')
  if (!keys.isDerived('brand-preview', text, signature)) throw new Problem('unknown-call')
  const draft = Draft.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (draft.until < now) throw new Problem('unknown-call')
  return draft
}

/** Returns a first page without its scripts and the styles that they switch on, for viewing only. */
export function asleep(html: string): string {
  return html
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replace(lateNotice, '')
}

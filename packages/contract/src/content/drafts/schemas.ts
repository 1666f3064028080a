import * as z from 'zod/mini'
import { WrittenMenu } from '../menu/written.ts'
import { longestHtml } from '../allow-list.ts'
import { contentTexts } from '../texts.ts'
import { Instant } from '../../core/values.ts'
import { ContentVersion } from '../versions/schemas.ts'

/** The kinds of content with their own editors: forms, documents for suppliers, the menu. */
export const draftKinds = ['template', 'document', 'menu'] as const
export const DraftKind = z.enum(draftKinds)
export type DraftKind = z.infer<typeof DraftKind>

/** The content of a template while it is edited; the requirements of publication are checked later. */
export const TemplateBody = z.object({
  title: z.string().check(z.trim(), z.maxLength(200, contentTexts.titleLong)),
  html: z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong)),
})
export type TemplateBody = z.infer<typeof TemplateBody>

/** The content of the company's own menu. */
export const MenuBody = z.object({ items: WrittenMenu })
export type MenuBody = z.infer<typeof MenuBody>

/** The edited content, by its kind. */
export const WrittenDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), body: TemplateBody }),
  z.object({ kind: z.literal('document'), body: TemplateBody }),
  z.object({ kind: z.literal('menu'), body: MenuBody }),
])
export type WrittenDraft = z.infer<typeof WrittenDraft>

/** A version with its content. */
export const KeptDraft = z.object({ version: ContentVersion, content: WrittenDraft })
export type KeptDraft = z.infer<typeof KeptDraft>

/** A piece of content: its draft, the published one, and its versions. */
export const Drafted = z.object({
  draft: z.nullable(KeptDraft),
  shown: z.nullable(KeptDraft),
  /** The published content from before versions existed. */
  present: z.nullable(WrittenDraft),
  versions: z.array(ContentVersion),
})
export type Drafted = z.infer<typeof Drafted>

/** A form with questions of the portal, or a document filled with a supplier's data. */
export const TemplateKind = z.enum(['template', 'document'])
export type TemplateKind = z.infer<typeof TemplateKind>

/** A template in the list of all of them. */
export const ListedTemplate = z.object({
  kind: TemplateKind,
  name: z.string(),
  title: z.string(),
  isShown: z.boolean(),
  hasDraft: z.boolean(),
  author: z.string(),
  updatedAt: Instant,
  /** The number of faults when suppliers opened it. */
  faults: z.number(),
})
export type ListedTemplate = z.infer<typeof ListedTemplate>

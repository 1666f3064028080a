import * as z from 'zod/mini'
import { longestHtml } from '../content/allow-list.ts'
import { contentTexts } from '../content/texts.ts'
import { DateText, Instant, Optional, wholeNumber } from '../core/values.ts'
import { legalTextsTexts as texts } from './texts.ts'

/** The two legal texts of a portal, by the codes of their pages. */
export const legalCodes = ['terminos', 'privacidad'] as const
export const LegalCode = z.enum(legalCodes)
export type LegalCode = z.infer<typeof LegalCode>

/** The places where a text is accepted. */
export const acceptanceOrigins = ['person', 'registration', 'contact'] as const

/** A published version of a text, without its content. */
export const LegalVersion = z.object({
  version: z.number(),
  title: z.string(),
  publishedAt: Instant,
  estado: z.enum(['vigente', 'programada', 'anterior']),
  mustAccept: z.boolean(),
  note: z.string(),
  publishedBy: z.string(),
})
export type LegalVersion = z.infer<typeof LegalVersion>

/** An unpublished draft. */
export const LegalDraft = z.object({
  /** A new value with each change; changes name the revision they are based on. */
  revision: z.string(),
  title: z.string(),
  html: z.string(),
  mustAccept: z.boolean(),
  note: z.string(),
  author: z.string(),
  authorName: z.string(),
  updatedAt: Instant,
})
export type LegalDraft = z.infer<typeof LegalDraft>

/** A text in the list of texts. */
export const LegalText = z.object({
  code: LegalCode,
  current: z.nullable(LegalVersion),
  planned: z.nullable(LegalVersion),
  draft: z.nullable(z.pick(LegalDraft, { author: true, authorName: true, updatedAt: true })),
  /** The version to accept, and how many of its users have accepted it. */
  standing: z.nullable(z.object({ version: z.number(), persons: z.number(), accepted: z.number() })),
  /** The number of users with access to the portal. */
  persons: z.number(),
})
export type LegalText = z.infer<typeof LegalText>

/** A text with all published versions, and the draft. */
export const LegalTextDetail = z.object({
  ...LegalText.shape,
  versions: z.array(LegalVersion),
  /** The content of the current version. */
  html: z.string(),
  draft: z.nullable(LegalDraft),
})
export type LegalTextDetail = z.infer<typeof LegalTextDetail>

/** A draft, as typed. */
export const WrittenLegalText = z.object({
  /** The revision that was seen; null if there was no draft. */
  revision: z.nullable(z.uuid()),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, contentTexts.titleMissing), z.maxLength(200, contentTexts.titleLong)),
  html: z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong)),
  mustAccept: z.boolean(),
  note: z.string().check(z.trim(), z.maxLength(500, texts.draft.noteLong)),
})
export type WrittenLegalText = z.infer<typeof WrittenLegalText>

/** The publication of a draft: the revision seen, and its effective date; null for now. */
export const LegalPublication = z.object({ revision: z.uuid(), from: z.nullable(DateText) })
export type LegalPublication = z.infer<typeof LegalPublication>

/** The filter and page of the acceptances. */
export const AcceptanceQuery = z.object({
  text: z.optional(LegalCode),
  origin: z.optional(z.enum(acceptanceOrigins)),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  page: z._default(wholeNumber(1, 200), 1),
})
export type AcceptanceQuery = z.infer<typeof AcceptanceQuery>

/** The acceptance of a version of a text. */
export const Acceptance = z.object({
  id: z.string(),
  acceptedAt: Instant,
  code: LegalCode,
  /** Null if the portal's default text applied. */
  version: z.nullable(z.number()),
  email: z.string(),
  person: z.string(),
  supplier: z.string(),
  origin: z.enum(acceptanceOrigins),
  address: Optional,
  browser: Optional,
})
export type Acceptance = z.infer<typeof Acceptance>

/** A text that the signed-in user has to accept. */
export const DueLegalText = z.object({
  code: LegalCode,
  version: z.number(),
  title: z.string(),
  html: z.string(),
  publishedAt: Instant,
  /** The notes on changes since the version that the user last accepted, oldest first. */
  notes: z.array(z.string()),
  acceptedVersion: z.nullable(z.number()),
})
export type DueLegalText = z.infer<typeof DueLegalText>

/** The versions that the user accepts. */
export const AcceptedTexts = z.object({
  accepted: z.array(z.object({ code: LegalCode, version: z.number() })).check(z.minLength(1), z.maxLength(2)),
})

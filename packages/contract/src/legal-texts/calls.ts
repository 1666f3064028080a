import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { wholeNumber } from '../core/values.ts'
import {
  Acceptance,
  AcceptanceQuery,
  LegalCode,
  LegalDraft,
  LegalPublication,
  LegalText,
  LegalTextDetail,
  LegalVersion,
  WrittenLegalText,
} from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ code: LegalCode })

/** The company's legal texts: current, scheduled and draft versions, and acceptances. */
export const listLegalTexts = defineCall({
  purpose: 'The legal texts of the company with their state and how many have accepted them.',
  method: 'GET',
  path: '/staff/legal-texts',
  access,
  answer: z.object({ texts: z.array(LegalText) }),
})

export const getLegalText = defineCall({
  purpose: 'A legal text with every version and the draft.',
  method: 'GET',
  path: '/staff/legal-texts/:code',
  access,
  params,
  answer: LegalTextDetail,
})

export const getLegalVersion = defineCall({
  purpose: 'The words of a published version of a legal text.',
  method: 'GET',
  path: '/staff/legal-texts/:code/versions/:version',
  access,
  params: z.object({ code: LegalCode, version: wholeNumber(1, 1_000_000) }),
  answer: z.object({ ...LegalVersion.shape, html: z.string() }),
})

/** A template for a text, filled with the company's data; it is not saved. */
export const getReadyLegalText = defineCall({
  purpose: 'A legal text to begin a draft from, in the name of the company.',
  method: 'GET',
  path: '/staff/legal-texts/:code/ready',
  access,
  params,
  answer: z.object({
    title: z.string(),
    html: z.string(),
    /** The missing data of the company. */
    lacks: z.array(z.enum(['email', 'address'])),
  }),
})

/** Saves a draft, which is not visible before publication. */
export const saveLegalDraft = defineCall({
  purpose: 'Keeps the draft of a legal text; says what the sanitiser took away.',
  method: 'PUT',
  path: '/staff/legal-texts/:code/draft',
  access,
  params,
  body: WrittenLegalText,
  answer: z.object({ draft: LegalDraft, removed: z.array(z.string()) }),
})

export const discardLegalDraft = defineCall({
  purpose: 'Discards the draft of a legal text that was seen.',
  method: 'POST',
  path: '/staff/legal-texts/:code/draft/removal',
  access,
  params,
  body: z.object({ revision: z.uuid() }),
  answer: z.object({}),
})

export const publishLegalText = defineCall({
  purpose: 'Publishes the draft of a legal text as its next version.',
  method: 'POST',
  path: '/staff/legal-texts/:code/publication',
  access,
  params,
  body: LegalPublication,
  answer: z.object({ version: z.number() }),
})

/** Who accepted what, newest first, fifty per page. */
export const listAcceptances = defineCall({
  purpose: 'Who accepted which version of which legal text, when and from where.',
  method: 'GET',
  path: '/staff/legal-acceptances',
  access,
  query: AcceptanceQuery,
  answer: z.object({ rows: z.array(Acceptance), total: z.number(), size: z.number() }),
})

/** All acceptances as a table for download. */
export const exportAcceptances = defineCall({
  purpose: 'All acceptances that a filter finds, as XLSX or CSV.',
  method: 'GET',
  path: '/staff/legal-acceptances/file',
  access,
  delivers: 'file',
  query: z.object({ ...z.omit(AcceptanceQuery, { page: true }).shape, format: z.enum(['xlsx', 'csv']) }),
  answer: FileBytes,
})

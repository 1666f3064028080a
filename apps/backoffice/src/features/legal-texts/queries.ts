import {
  discardLegalDraft,
  exportAcceptances,
  getLegalText,
  getLegalVersion,
  getReadyLegalText,
  listAcceptances,
  listLegalTexts,
  publishLegalText,
  saveLegalDraft,
} from '@enlace/contract/legal-texts/calls.ts'
import type {
  AcceptanceQuery,
  LegalCode,
  LegalPublication,
  WrittenLegalText,
} from '@enlace/contract/legal-texts/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { send } from '../../core/session/client.ts'

/** The two legal texts; asked again whenever the screen opens, because others write at them, too. */
export const legalTextsQuery = () => ({ ...callQuery(listLegalTexts), staleTime: 0 })

/** One of them with its versions and its draft. */
export const legalTextQuery = (code: LegalCode) => ({
  ...callQuery(getLegalText, { params: { code } }),
  staleTime: 0,
})

/** The words of a version, which never change. */
export const legalVersionQuery = (code: LegalCode, version: number) => ({
  ...callQuery(getLegalVersion, { params: { code, version } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A page of who accepted what. */
export const acceptancesQuery = (query: Partial<AcceptanceQuery>) => callQuery(listAcceptances, { query })

/** A text to begin from. @throws CallFailure */
export const askReadyText = (code: LegalCode) => send(getReadyLegalText, { params: { code } })

/** Keeps what was written. @throws CallFailure */
export const saveDraft = (code: LegalCode, body: WrittenLegalText) =>
  send(saveLegalDraft, { params: { code }, body })

/** Throws the draft away. @throws CallFailure */
export const discardDraft = (code: LegalCode, revision: string) =>
  send(discardLegalDraft, { params: { code }, body: { revision } })

/** Publishes the draft. @throws CallFailure */
export const publishDraft = (code: LegalCode, body: LegalPublication) =>
  send(publishLegalText, { params: { code }, body })

/** Gets all acceptances of a filter as a file. */
export const downloadAcceptances = (filter: Omit<AcceptanceQuery, 'page'>, format: 'xlsx' | 'csv') =>
  downloadNamed(
    exportAcceptances,
    { query: { ...filter, format } },
    `${fill(texts.acceptances.file, { date: todayInBogota(new Date()) })}.${format}`,
  )

import {
  legalCodes,
  type Acceptance,
  type DueLegalText,
  type LegalCode,
  type LegalDraft,
  type LegalText,
  type LegalVersion,
} from '@enlace/contract/legal-texts/schemas.ts'
import { htmlOf } from '../content/index.ts'
import type { AcceptanceRow, DraftRow, DueRow, VersionRow } from './queries.ts'

/** A version as the back office shows it. */
export function presentVersion(row: VersionRow): LegalVersion {
  return {
    version: row.version,
    title: row.title,
    publishedAt: row.published_at,
    estado: row.is_current ? 'vigente' : row.is_planned ? 'programada' : 'anterior',
    mustAccept: row.must_accept,
    note: row.note,
    publishedBy: row.published_by,
  }
}

/** A draft as the back office shows it. */
export function presentDraft({
  revision,
  title,
  html,
  must_accept,
  note,
  author,
  author_name,
  updated_at,
}: DraftRow): LegalDraft {
  return {
    revision,
    title,
    html,
    mustAccept: must_accept,
    note,
    author,
    authorName: author_name,
    updatedAt: updated_at,
  }
}

/** Returns the version that must be accepted now: the newest mandatory one that is in force. */
export function demandedVersion(rows: readonly VersionRow[]): number | undefined {
  return rows.find(({ must_accept, is_planned }) => must_accept && !is_planned)?.version
}

/** Presents both legal texts, even if they do not exist yet; terms first. */
export function presentTexts(
  { versions, drafts }: { versions: readonly VersionRow[]; drafts: readonly DraftRow[] },
  standings: ReadonlyMap<LegalCode, { persons: number; accepted: number }>,
): LegalText[] {
  return legalCodes.map((code) => {
    const rows = versions.filter((row) => row.code === code)
    const [current, planned] = [rows.find((row) => row.is_current), rows.find((row) => row.is_planned)]
    const draft = drafts.find((row) => row.code === code)
    const demanded = demandedVersion(rows)
    const { persons = 0, accepted = 0 } = standings.get(code) ?? {}
    return {
      code,
      current: current ? presentVersion(current) : null,
      planned: planned ? presentVersion(planned) : null,
      draft: draft
        ? { author: draft.author, authorName: draft.author_name, updatedAt: draft.updated_at }
        : null,
      standing: demanded === undefined ? null : { version: demanded, persons, accepted },
      persons,
    }
  })
}

/** An acceptance as the back office shows it. */
export function presentAcceptance({ accepted_at: acceptedAt, ...row }: AcceptanceRow): Acceptance {
  return { ...row, acceptedAt }
}

/** A due text as the portal shows it. */
export function presentDue(row: DueRow): DueLegalText {
  const { code, version, title, notes, published_at: publishedAt, accepted_version: acceptedVersion } = row
  return { code, version, title, html: htmlOf(row, 'content'), publishedAt, notes, acceptedVersion }
}

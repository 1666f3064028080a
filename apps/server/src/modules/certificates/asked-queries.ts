import type { CertificateQuery } from '@enlace/contract/certificates/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateStateTexts as texts } from '@enlace/contract/certificates/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { draftOf, keyOfLine, type CertificateDraft } from './issue/draft.ts'
import { isKey } from './releases/key.ts'
import { ofScope, readCertificate, type KeptVersion } from './releases/queries.ts'
import { releaseOf } from './releases/releases.ts'
import { isRefused } from './issue/standing.ts'
import { readProfile } from '../company/index.ts'
import { findVersionsOfKey, findVersionsOfLine } from './queries.ts'

/** Reads the certificate that the scope's supplier requested, as it would be issued, and whether it is available. */
export async function readAsked(db: Database, scope: Scope, { sucursal, ...key }: CertificateQuery) {
  if (!isKey(key)) throw new Problem('certificate-empty')
  const read = await readCertificate(db, scope, ofScope(sucursal), key)
  const { context, lines, party, settings, releases, asked } = read
  if (sucursal !== undefined && !context.account_ids.includes(sucursal)) throw new Problem('account-foreign')
  const profile = await readProfile(db, context.company_id)
  const today = todayInBogota(new Date())
  if (party === undefined) throw new Error('An open scope has a supplier')
  return {
    company: context.company_id,
    profile,
    settings,
    party,
    release: releaseOf(releases, key, today),
    draft: draftOf({ key, lines, party, asked, profile, settings }),
  }
}

/**
 * Reads the certificate of a single withholding of the scope; it needs no release (art. 615 E.T.). @throws Problem
 * `document-not-found`.
 */
export async function readSingle(db: Database, scope: Scope, line: string) {
  const read = await readCertificate(db, scope, ofScope(), { line })
  const { context, lines, party, settings, asked } = read
  const [only] = lines
  if (only === undefined || party === undefined) throw new Problem('document-not-found')
  const profile = await readProfile(db, context.company_id)
  const draft = draftOf({ key: keyOfLine(only), line: only, lines, party, asked, profile, settings })
  if (draft === undefined) throw new Problem('document-not-found')
  return { company: context.company_id, profile, draft }
}

/** Refuses a file if the company disabled downloads. @throws Problem `certificates-off`. */
export function demandDownloads({ parameters }: { parameters: { descarga_certificado: number } }): void {
  if (parameters.descarga_certificado === 0) throw new Problem('certificates-off')
}

/**
 * Reads the requested certificate for download. @throws Problem `certificates-off`, `certificate-empty`,
 * `certificate-unreleased`.
 */
export async function readReleased(db: Database, scope: Scope, query: CertificateQuery) {
  const asked = await readAsked(db, scope, query)
  demandDownloads(asked.profile)
  return demandReleased(asked)
}

/** Reads the requested certificate for display. @throws Problem `certificate-empty`, `certificate-unreleased`. */
export const readShown = async (db: Database, scope: Scope, query: CertificateQuery) =>
  demandReleased(await readAsked(db, scope, query))

function demandReleased({ release, draft, ...read }: Awaited<ReturnType<typeof readAsked>>) {
  if (draft === undefined) throw new Problem('certificate-empty')
  if (release.estado === 'unreleased') {
    const { fecha } = release
    const cuando = fecha === null ? '' : fill(texts.expected, { fecha: formatDate(fecha) })
    throw new Problem('certificate-unreleased', { cuando })
  }
  return { ...read, draft }
}

/** Refuses a certificate that the company revoked and did not change. @throws Problem `certificate-revoked`. */
export async function demandStanding(db: Database, scope: Scope, draft: CertificateDraft): Promise<void> {
  const versions =
    draft.line === null
      ? await findVersionsOfKey(db, scope, draft.key)
      : await findVersionsOfLine(db, scope, draft.line.id)
  const refused = versions.find((version) => isRefused(version) && version.hash.equals(draft.hash))
  if (refused) throw new Problem('certificate-revoked', { motivo: reasonOf(refused) })
}

/** The reason why the company revoked a version. */
export const reasonOf = ({ annulled_reason }: Pick<KeptVersion, 'annulled_reason'>): string =>
  annulled_reason ?? ''

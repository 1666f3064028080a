import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { readProfile } from '../../company/index.ts'
import { draftOf } from './draft.ts'
import { issueCertificate, type Issuer, type IssuingService } from './issue.ts'
import { offeredOf } from '../releases/offer.ts'
import { ofParty, readCertificate, readOverview } from '../releases/queries.ts'
import { isOver } from '../releases/releases.ts'

/** The certificates to issue: a supplier, a year and the kinds. */
interface OfParty {
  party: number
  anio: number
  tipos: readonly CertificateKind[]
}

/**
 * Issues a supplier's certificates of a year for all its branches and each completed period; returns the number of
 * valid ones. Revoked ones stay revoked. They are not available before their release.
 */
export async function issueForParty(
  service: IssuingService,
  scope: Scope,
  issuer: Issuer,
  { party: id, anio, tipos }: OfParty,
): Promise<number> {
  const { db } = service
  const whose = ofParty(id)
  const { groups, settings } = await readOverview(db, scope, whose, anio)
  const today = todayInBogota(new Date())
  const profile = await readProfile(db, issuer.company)
  let standing = 0
  for (const { key } of offeredOf(groups, settings)) {
    if (!tipos.includes(key.tipo) || !isOver(key, today)) continue
    const read = await readCertificate(db, scope, whose, key)
    const draft = read.party && draftOf({ key, ...read, party: read.party, profile })
    if (draft === undefined) continue
    try {
      await issueCertificate(service, scope, issuer, draft)
      standing += 1
    } catch (fault) {
      if (!(fault instanceof Problem) || fault.code !== 'certificate-revoked') throw fault
    }
  }
  return standing
}

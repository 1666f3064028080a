import { Problem } from '@enlace/contract/core/problems.ts'
import type { CertificatesZipQuery } from '@enlace/contract/certificates/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { Zip } from '@enlace/documents/zip.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readProfile, type CompanyProfile } from '../../company/index.ts'
import { noteDownload } from './download-commands.ts'
import { draftOf } from './draft.ts'
import { issueCertificate, openIssuer, type IssuingService } from './issue.ts'
import { fileNameOf, readKeyWord, type CertificateKey } from '../releases/key.ts'
import { certificateWorkbook } from './lines-sheet.ts'
import { offeredOf } from '../releases/offer.ts'
import { ofScope, readCertificate, readOverview } from '../releases/queries.ts'
import { releaseOf } from '../releases/releases.ts'
import { isOfKey, isRefused } from './standing.ts'

/** The certificates of a pack, their branches and supplier. */
export interface Pack {
  keys: readonly CertificateKey[]
  sucursal: number | undefined
  company: number
  profile: CompanyProfile
}

/**
 * Returns the certificates of a year, or the requested ones, that are available now. @throws Problem
 * `certificate-unreleased` if none is released yet, `certificate-empty` if there are none.
 */
export async function planPack(
  db: Database,
  scope: Scope,
  { anio, certificados, sucursal }: CertificatesZipQuery,
): Promise<Pack> {
  const { context, groups, settings, releases, versions } = await readOverview(
    db,
    scope,
    ofScope(sucursal),
    anio,
  )
  if (sucursal !== undefined && !context.account_ids.includes(sucursal)) throw new Problem('account-foreign')
  const named = certificados?.flatMap((word) => readKeyWord(word) ?? [])
  const wanted = offeredOf(groups, settings)
    .map(({ key }) => key)
    .filter((key) => named?.some((one) => isSame(one, key)) ?? true)
  const today = todayInBogota(new Date())
  const released = wanted.filter((key) => releaseOf(releases, key, today).estado === 'available')
  if (released.length === 0)
    throw wanted.length === 0
      ? new Problem('certificate-empty')
      : new Problem('certificate-unreleased', { cuando: '' })
  const keys = released.filter(
    (key) => !versions.some((version) => isOfKey(version, key) && isRefused(version)),
  )
  if (keys.length === 0) throw new Problem('certificate-empty')
  return { keys, sucursal, company: context.company_id, profile: await readProfile(db, context.company_id) }
}

const isSame = (one: CertificateKey, other: CertificateKey) =>
  one.tipo === other.tipo &&
  one.anio === other.anio &&
  one.periodo === other.periodo &&
  one.municipio === other.municipio

/** A pack made in the background: its download file, and a callback for the number of certificates. */
interface Background {
  file: string
  onDone: (done: number) => Promise<void>
}

/** Creates a ZIP of certificates: each as PDF, issued on demand, and its withholdings as XLSX. */
export async function* packCertificates(
  service: IssuingService,
  scope: Scope,
  pack: Pack,
  background?: Background,
): AsyncGenerator<Buffer> {
  const moment = new Date()
  const zip = new Zip(moment)
  yield* certificatesInto(zip, { service, scope, pack, moment, folder: '', ...background })
  yield* zip.end()
}

/** A pack that is written into an archive. */
interface Written extends Partial<Background> {
  service: IssuingService
  scope: Scope
  pack: Pack
  moment: Date
  /** The folder of the archive, with its slash; empty for the archive itself. */
  folder: string
}

/** Writes the certificates of a pack into an archive that holds others too. */
export async function* certificatesInto(
  zip: Zip,
  { service, scope, pack, moment, folder, file, onDone }: Written,
): AsyncGenerator<Buffer> {
  const { keys, sucursal, company, profile } = pack
  const issuer = await openIssuer(service, company)
  const read = (key: CertificateKey | undefined) =>
    key && quietly(readCertificate(service.db, scope, ofScope(sucursal), key))
  // The next one is read from the database while this one is drawn.
  let ahead = read(keys[0])
  for (const [at, key] of keys.entries()) {
    const found = await ahead
    ahead = read(keys[at + 1])
    const draft = found?.party && draftOf({ key, ...found, party: found.party, profile })
    // The withholdings may have been removed since the certificates were chosen.
    if (draft) {
      const issued = await issueCertificate(service, scope, issuer, draft)
      const name = `${folder}${key.anio}/${fileNameOf(key)}`
      await noteDownload(service.db, scope, {
        target: issued.numero,
        address: null,
        isPacked: true,
        file,
      })
      yield* zip.file(`${name}.pdf`, [issued.pdf])
      yield* zip.file(`${name}.xlsx`, certificateWorkbook({ ...draft, issued }, moment))
    }
    await onDone?.(at + 1)
  }
}

/** Started before it is awaited: a fault is thrown there, and ignored if the file is abandoned. */
function quietly<Result>(begun: Promise<Result>): Promise<Result> {
  begun.catch(() => undefined)
  return begun
}

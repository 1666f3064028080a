import type { AvailableCertificate } from '@enlace/contract/certificates/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { offeredOf, type Offered } from './releases/offer.ts'
import type { KeptVersion, readOverview } from './releases/queries.ts'
import { isNewlyReleased, releaseOf } from './releases/releases.ts'
import { hasChanged, isOfKey, ofAccount } from './issue/standing.ts'
import { reasonOf } from './asked-queries.ts'
import { cityOf, presentVersion } from './present.ts'

type Overview = Awaited<ReturnType<typeof readOverview>>

/**
 * Presents the table "Disponibles": each certificate with withholdings, issued or not, with its earlier versions. An
 * unreleased one shows only its release date, even if already issued. `isTrial` means that new certificates are trials; where
 * the company offers no downloads, none is new.
 */
export function presentAvailable(
  { groups, settings, releases, versions: kept, branches }: Overview,
  { today, isTrial, isOffered }: { today: CalendarDate; isTrial: boolean; isOffered: boolean },
): AvailableCertificate[] {
  const versions = ofAccount(kept, isTrial)
  const names = new Map(branches.map(({ id, nombre }) => [id, nombre]))
  const namesOf = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? [])
  const offered = offeredOf(groups, settings)
  const told = new Set<string>()
  const rows = offered.flatMap((one): AvailableCertificate[] => {
    const own = versions.filter((version) => isOfKey(version, one.key))
    for (const { id } of own) told.add(id)
    const release = releaseOf(releases, one.key, today)
    if (release.estado === 'unreleased') return [unreleasedRow(one, release.fecha, namesOf)]
    const standing = standingOf(own, one)
    const isThere = standing !== undefined && (standing.annulled_at === null || !isToIssue(standing))
    const isNew = isOffered && isNewlyReleased(releases, one.key, today)
    return [
      ...(isThere ? [] : [openRow(one, namesOf, isNew)]),
      ...own.map((version) => versionRow(version, namesOf, isTrial, isNew)),
    ]
  })
  const others = versions
    .filter(({ id }) => !told.has(id))
    .map((version) => versionRow(version, namesOf, isTrial))
  return [...rows, ...others].toSorted((one, other) => other.anio - one.anio)
}

/** Returns how many certificates of the table are new to the supplier. */
export const countNew = (rows: readonly AvailableCertificate[]): number =>
  rows.filter(({ nuevo }) => nuevo).length

/** Returns the current version of an available certificate: of all branches, or of those with such withholdings. */
function standingOf(versions: readonly KeptVersion[], { sucursales }: Offered): KeptVersion | undefined {
  const standing = versions.filter(({ replaced_at }) => replaced_at === null)
  return (
    standing.find(({ asked_ids }) => asked_ids.length === 0) ??
    standing.find(({ account_ids }) => account_ids.join() === sucursales.join())
  )
}

/** During trials, valid certificates are still delivered unchanged, whatever the data. */
const keepsStanding = ({ prueba }: KeptVersion, isTrial: boolean) => isTrial && !prueba

/** Revoked by the company, but can be issued again. */
const isToIssue = (version: KeptVersion) => version.may_reissue || hasChanged(version)

type NamesOf = (ids: readonly number[]) => string[]

const bare = { issued: null, changed: false, nuevo: false, reemplazo: null, anulado: null, documento: null }

function unreleasedRow({ key, sucursales }: Offered, fecha: CalendarDate | null, namesOf: NamesOf) {
  return {
    ...key,
    ...bare,
    ciudad: cityOf(key),
    estado: 'aun_no_liberado' as const, // one of the vocabulary
    fecha,
    base: null,
    valor: null,
    sucursales: namesOf(sucursales),
  }
}

function openRow({ key, sucursales, base, valor }: Offered, namesOf: NamesOf, isNew: boolean) {
  return {
    ...key,
    ...bare,
    nuevo: isNew,
    ciudad: cityOf(key),
    estado: 'disponible' as const, // one of the vocabulary
    fecha: null,
    base,
    valor,
    sucursales: namesOf(sucursales),
  }
}

function versionRow(
  version: KeptVersion,
  namesOf: NamesOf,
  isTrial: boolean,
  isNew = false,
): AvailableCertificate {
  const { tipo, anio, periodo, municipio, base, valor, replaced_at, replaced_number, annulled_at } = version
  const isReplaced = replaced_at !== null
  return {
    tipo,
    anio,
    periodo,
    municipio,
    ciudad: cityOf(version),
    estado: annulled_at !== null ? 'anulado' : isReplaced ? 'reemplazado' : 'disponible',
    fecha: null,
    base,
    valor,
    sucursales: namesOf(version.account_ids),
    issued: presentVersion(version),
    changed: annulled_at === null && hasChanged(version) && !keepsStanding(version, isTrial),
    nuevo: isNew && version.sin_descargar && annulled_at === null && !isReplaced,
    reemplazo: isReplaced ? { numero: replaced_number ?? '', fecha: replaced_at } : null,
    anulado: annulled_at === null ? null : { motivo: reasonOf(version), fecha: annulled_at },
    documento: version.documento,
  }
}

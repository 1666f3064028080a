import type { CertificateKey } from '../releases/key.ts'
import type { KeptVersion } from '../releases/queries.ts'

/** Whether a version belongs to a key, and not to a single withholding. */
export function isOfKey(version: KeptVersion, key: CertificateKey): boolean {
  return (
    version.line_id === null &&
    version.tipo === key.tipo &&
    version.anio === key.anio &&
    version.periodo === key.periodo &&
    version.municipio === key.municipio
  )
}

/** Filters the relevant versions: where certificates are valid, trials are ignored. */
export const ofAccount = <Version extends Pick<KeptVersion, 'prueba'>>(
  versions: readonly Version[],
  isTrial: boolean,
): Version[] => versions.filter(({ prueba }) => isTrial || !prueba)

/** Whether the withholdings differ from the current version. */
export function hasChanged({ hash, hash_now, replaced_at }: KeptVersion): boolean {
  return replaced_at === null && (hash_now === null || !hash.equals(hash_now))
}

/** Whether the company revoked a version and the same withholdings may not be certified again. */
export function isRefused(version: KeptVersion): boolean {
  return (
    version.annulled_at !== null &&
    version.replaced_at === null &&
    !version.may_reissue &&
    !hasChanged(version)
  )
}

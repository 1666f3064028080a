import type { CertificateKey } from '../releases/key.ts'
import type { KeptVersion } from '../releases/queries.ts'

/** Whether a version is of a key, and not of a single withholding. */
export function isOfKey(version: KeptVersion, key: CertificateKey): boolean {
  return (
    version.line_id === null &&
    version.tipo === key.tipo &&
    version.anio === key.anio &&
    version.periodo === key.periodo &&
    version.municipio === key.municipio
  )
}

/** The versions that are of account: where what is issued counts, those that were issued for trying never were. */
export const ofAccount = <Version extends Pick<KeptVersion, 'prueba'>>(
  versions: readonly Version[],
  isTrial: boolean,
): Version[] => versions.filter(({ prueba }) => isTrial || !prueba)

/** Whether what was withheld is no longer what a standing version says. */
export function hasChanged({ hash, hash_now, replaced_at }: KeptVersion): boolean {
  return replaced_at === null && (hash_now === null || !hash.equals(hash_now))
}

/** Whether the company took a version back, and the same withholdings are not to be certified again. */
export function isRefused(version: KeptVersion): boolean {
  return (
    version.annulled_at !== null &&
    version.replaced_at === null &&
    !version.may_reissue &&
    !hasChanged(version)
  )
}

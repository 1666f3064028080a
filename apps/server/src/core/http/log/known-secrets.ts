import type { Settings } from '../../settings/settings.ts'

/** Shorter ones would redact ordinary words. */
const shortest = 6

/** Returns the secrets of the installation: those of its settings, and the passwords in its addresses. */
export function secretsOf({ database, smtpUrl, storageUrl, captcha, secretKey, proxy }: Settings): string[] {
  const addresses = [...Object.values(database), smtpUrl, storageUrl, proxy?.https, proxy?.http].flatMap(
    passwordsOf,
  )
  const all = [captcha.secret, secretKey, ...addresses]
  const known = all.filter((secret) => secret !== undefined).filter(({ length }) => length >= shortest)
  return [...new Set(known)]
}

/** Returns the password of an address, encoded and decoded. */
function passwordsOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { password } = new URL(address)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

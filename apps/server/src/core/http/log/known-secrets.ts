import type { Settings } from '../../settings/settings.ts'

/** Shorter ones would strike out words that mean nothing. */
const shortest = 6

/** What the installation keeps to itself: the secrets of its settings, and the passwords of the addresses among them. */
export function secretsOf({ database, smtpUrl, storageUrl, captcha, secretKey, proxy }: Settings): string[] {
  const addresses = [...Object.values(database), smtpUrl, storageUrl, proxy?.https, proxy?.http].flatMap(
    passwordsOf,
  )
  const all = [captcha.secret, secretKey, ...addresses]
  const known = all.filter((secret) => secret !== undefined).filter(({ length }) => length >= shortest)
  return [...new Set(known)]
}

/** The password of an address as it is written there and as it is used. */
function passwordsOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { password } = new URL(address)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

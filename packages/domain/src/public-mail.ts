/** Public mail providers, whose domains never belong to a company. */
const providers = new Set([
  'aol.com',
  'etb.net.co',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.es',
  'proton.me',
  'protonmail.com',
  'une.net.co',
  'yahoo.com',
  'yahoo.com.co',
  'yahoo.es',
  'yandex.com',
  'ymail.com',
])

/**
 * Returns whether a domain belongs to a known public mail provider, so that no company can prove it. The list is not
 * complete.
 */
export function isPublicMailDomain(domain: string): boolean {
  return providers.has(domain.toLowerCase())
}

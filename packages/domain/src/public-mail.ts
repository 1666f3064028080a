/** Where anybody gets an address: never a company's own. */
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

/** Whether a domain is of a public mail provider, so that no company can prove it; there are more than are known here. */
export function isPublicMailDomain(domain: string): boolean {
  return providers.has(domain.toLowerCase())
}

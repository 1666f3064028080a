/** What no host has: it would lead elsewhere than it reads, or nowhere. */
const otherParts = /[\s/\\@?#:%[\]]/

/**
 * A host or domain as browsers send it: lower case, accents as punycode, without the final dot. What is no host stays as it
 * was written, for the caller to refuse.
 */
export function plainHost(written: string): string {
  const text = written.trim().toLowerCase().replace(/\.$/, '')
  if (text === '' || otherParts.test(text) || !URL.canParse(`http://${text}`)) return text
  return new URL(`http://${text}`).hostname.replace(/\.$/, '')
}

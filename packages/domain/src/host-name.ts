/** Characters that are invalid in a host and would change where a URL leads. */
const otherParts = /[\s/\\@?#:%[\]]/

/**
 * Normalises a host or domain as browsers send it: lower case, punycode, without the final dot. Invalid hosts are
 * returned unchanged, for the caller to reject.
 */
export function plainHost(written: string): string {
  const text = written.trim().toLowerCase().replace(/\.$/, '')
  if (text === '' || otherParts.test(text) || !URL.canParse(`http://${text}`)) return text
  return new URL(`http://${text}`).hostname.replace(/\.$/, '')
}

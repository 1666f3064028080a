/**
 * Normalises an invoice number: capitals, no signs, and no leading zeros in a part, so that `fe-000123`, `FE 123` and
 * `FE123` are equal. The database stores the same value as `account_statements.factura_clave`.
 */
export function invoiceKey(typed: string): string {
  return partedOf(typed)
    .replace(/(^|[^0-9])0+(\d)/g, '$1$2')
    .replaceAll('-', '')
}

/** The maximum length of an invoice number; in a longer one, each zero would make another key. */
const longestNumber = 100

/**
 * Returns every key that an invoice of this number may have: if a prefix ends in a digit, the joined number
 * (`FEEP1012891`) does not show which zeros are leading ones (`FEEP1-012891`). Matches must be checked by
 * `isSameInvoice`.
 */
export function invoiceKeys(typed: string): string[] {
  const joined = joinedOf(typed)
  if (joined.length > longestNumber) return [...new Set([invoiceKey(typed), joined])]
  const shortened = [...joined.matchAll(/(?<=\d)0+(?=\d)/g)].flatMap(({ index, 0: zeros }) =>
    // Some of the zeros may belong to the prefix.
    Array.from(zeros, (_, kept) => joined.slice(0, index + kept) + joined.slice(index + zeros.length)),
  )
  return [...new Set([invoiceKey(typed), joined, ...shortened.map(invoiceKey)])]
}

/** Returns whether two invoice numbers are equal: by their parts without leading zeros, or joined. */
export function isSameInvoice(one: string, other: string): boolean {
  return invoiceKey(one) === invoiceKey(other) || joinedOf(one) === joinedOf(other)
}

/** Returns the number without separators, including its zeros. */
export const joinedOf = (typed: string): string => partedOf(typed).replaceAll('-', '')

const partedOf = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, '-').toUpperCase()

/**
 * Returns the CUFE of a text in lower case: the fingerprint of an electronic invoice, 96 hexadecimal characters of
 * SHA-384 (Anexo Técnico 1.9 of the DIAN, 11.2), as copied from the PDF with spaces and line breaks, or inside the URL
 * of its QR code (`…?documentkey=…`).
 */
export function cufeIn(typed: string): string | undefined {
  const [, key] = /documentkey=([0-9a-f]{96})(?![0-9a-f])/i.exec(typed) ?? []
  const bare = key ?? typed.replace(/^\s*(?:CUFE|CUDE)\s*:?/i, '').replace(/\s+/g, '')
  return /^[0-9a-f]{96}$/i.test(bare) ? bare.toLowerCase() : undefined
}

/** Returns whether a text looks like an incomplete CUFE: hexadecimal, much longer than any number, and not 96 characters. */
export function isBrokenCufe(typed: string): boolean {
  const bare = typed.replace(/^\s*(?:CUFE|CUDE)\s*:?/i, '').replace(/\s+/g, '')
  return /^[0-9a-f]{33,}$/i.test(bare) && bare.length !== 96
}

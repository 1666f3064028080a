/**
 * An invoice number without what people write differently: capitals, no signs, and no zeros before the digits of a part,
 * so that `fe-000123`, `FE 123` and `FE123` are one. The database keeps the same as `account_statements.factura_clave`.
 */
export function invoiceKey(typed: string): string {
  return partedOf(typed)
    .replace(/(^|[^0-9])0+(\d)/g, '$1$2')
    .replaceAll('-', '')
}

/** Signs of an invoice's number; each zero in one that is longer would make a number of its own. */
const longestNumber = 100

/**
 * Every key that an invoice of this number may have: where a prefix ends in a digit, nobody can tell from the number in one
 * piece (`FEEP1012891`) that zeros are in its middle (`FEEP1-012891`). What is found by these is to be checked by
 * `isSameInvoice`.
 */
export function invoiceKeys(typed: string): string[] {
  const joined = joinedOf(typed)
  if (joined.length > longestNumber) return [...new Set([invoiceKey(typed), joined])]
  const shortened = [...joined.matchAll(/(?<=\d)0+(?=\d)/g)].flatMap(({ index, 0: zeros }) =>
    // Some of them may belong to the prefix.
    Array.from(zeros, (_, kept) => joined.slice(0, index + kept) + joined.slice(index + zeros.length)),
  )
  return [...new Set([invoiceKey(typed), joined, ...shortened.map(invoiceKey)])]
}

/** Returns whether two numbers are one: the same by their parts without zeros, or the same in one piece. */
export function isSameInvoice(one: string, other: string): boolean {
  return invoiceKey(one) === invoiceKey(other) || joinedOf(one) === joinedOf(other)
}

/** The number in one piece, with the zeros that it has. */
export const joinedOf = (typed: string): string => partedOf(typed).replaceAll('-', '')

const partedOf = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, '-').toUpperCase()

/**
 * The CUFE in a text, in small letters: the fingerprint of an electronic invoice, 96 hexadecimal characters of SHA-384
 * (Anexo Técnico 1.9 of the DIAN, 11.2), as it is copied from the PDF with spaces and line breaks, or inside the address of
 * its QR code (`…?documentkey=…`).
 */
export function cufeIn(typed: string): string | undefined {
  const [, key] = /documentkey=([0-9a-f]{96})(?![0-9a-f])/i.exec(typed) ?? []
  const bare = key ?? typed.replace(/^\s*(?:CUFE|CUDE)\s*:?/i, '').replace(/\s+/g, '')
  return /^[0-9a-f]{96}$/i.test(bare) ? bare.toLowerCase() : undefined
}

/** Returns whether somebody meant a CUFE and lost some of it: hexadecimal, much longer than any number, and not 96 long. */
export function isBrokenCufe(typed: string): boolean {
  const bare = typed.replace(/^\s*(?:CUFE|CUDE)\s*:?/i, '').replace(/\s+/g, '')
  return /^[0-9a-f]{33,}$/i.test(bare) && bare.length !== 96
}

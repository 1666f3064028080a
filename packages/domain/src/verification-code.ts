/** The alphabet of a verification code, without similar characters (Crockford's alphabet). */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of a code: 60 bits, too many to guess. */
export const codeLength = 12

/** Formats a code in groups of four, as printed: `7K3M-9QX2-VD44`. */
export function formatCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

const pattern = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** Parses a typed code: small letters, spaces and hyphens, an O for a zero, an I or L for a one. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return pattern.test(code) ? code : undefined
}

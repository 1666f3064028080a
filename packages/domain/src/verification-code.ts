/** The letters and digits of a verification code: none that is read as another (Crockford's alphabet). */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of a code: 60 bits, which nobody guesses. */
export const codeLength = 12

/** Shows a code in groups of four, as it is on a paper: `7K3M-9QX2-VD44`. */
export function formatCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

const pattern = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** Reads a code as people type it: small letters, spaces and hyphens, an O for a zero, an I or L for a one. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return pattern.test(code) ? code : undefined
}

/**
 * An invoice number without what people write differently: capitals, no signs and no zeros before a number, so that
 * `fe-000123`, `FE 123` and `FE123` are one. The database keeps the same as `account_statements.factura_clave`.
 */
export function invoiceKey(typed: string): string {
  return typed
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/(^|[A-Z])0+(\d)/g, '$1$2')
}

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

/** Tells whether somebody meant a CUFE and lost some of it: hexadecimal, much longer than any number, and not 96 long. */
export function isBrokenCufe(typed: string): boolean {
  const bare = typed.replace(/^\s*(?:CUFE|CUDE)\s*:?/i, '').replace(/\s+/g, '')
  return /^[0-9a-f]{33,}$/i.test(bare) && bare.length !== 96
}

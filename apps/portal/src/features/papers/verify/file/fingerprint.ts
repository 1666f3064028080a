/** Bytes beyond which a file is no certificate of this portal. */
const largest = 32 * 1024 * 1024
/** A PDF says so within its first bytes. */
const headBytes = 1024

/** Why a file has no fingerprint to ask by. */
export type FingerprintFault = 'notPdf' | 'tooLarge' | 'noHash' | 'unreadable'

/** The SHA-256 of a PDF in 64 hexadecimal characters, or why there is none. The file stays in the browser. */
export async function fingerprintOf(file: Blob): Promise<{ sha256: string } | { fault: FingerprintFault }> {
  // Browsers have no cryptography on pages without a safe connection.
  if (!isSecureContext) return { fault: 'noHash' }
  if (file.size > largest) return { fault: 'tooLarge' }
  try {
    if (!(await file.slice(0, headBytes).text()).includes('%PDF-')) return { fault: 'notPdf' }
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return { sha256: hexOf(new Uint8Array(digest)) }
  } catch {
    return { fault: 'unreadable' }
  }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

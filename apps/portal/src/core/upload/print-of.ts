/** The SHA-256 of a file, by which the portal knows that all of it came. Undefined where the browser reckons none. */
export async function printOf(file: File): Promise<string | undefined> {
  // Browsers have no cryptography on pages without a safe connection.
  if (!isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

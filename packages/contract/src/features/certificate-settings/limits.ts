/** Bytes of a PKCS#12 file: one with its chain has a few thousands. */
export const largestKey = 128 * 1024

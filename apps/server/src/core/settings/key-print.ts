import { Keys } from '../keys/keys.ts'

/** Returns a fingerprint of a secret key, which opens nothing: a backup names by it the key that its sealed values need. */
export function keyPrint(secretKey: string): string {
  return new Keys(secretKey).derive('key-print', '').slice(0, 16)
}

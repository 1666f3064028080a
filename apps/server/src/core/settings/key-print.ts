import { Keys } from '../keys/keys.ts'

/** Tells one secret key from another, and opens nothing: a backup says by it which key its sealed values need. */
export function keyPrint(secretKey: string): string {
  return new Keys(secretKey).derive('key-print', '').slice(0, 16)
}

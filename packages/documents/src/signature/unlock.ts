import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto'
import { Sequence } from 'asn1js'
import { objectIdOf, octetsOf, type Piece, piecesOf, wholeOf } from './asn1.ts'
import { openRc2 } from './rc2.ts'
import { SignerFault } from './signer-fault.ts'

const pbes2 = '1.2.840.113549.1.5.13'
const pbkdf2 = '1.2.840.113549.1.5.12'
/** More rounds than any real file has, few enough to terminate. */
const mostRounds = 10_000_000

/** The hashes of key derivation, by identifier. */
const digests: Readonly<Partial<Record<string, string>>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
}

/** Ciphers of current files, with the bytes of their keys. */
const ciphers: Readonly<Partial<Record<string, { name: string; bytes: number }>>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', bytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', bytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', bytes: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', bytes: 24 },
}

/** Ciphers of legacy files (RFC 7292, appendix C), with the bytes of their keys. */
const oldCiphers: Readonly<
  Partial<Record<string, { name: 'des-ede3-cbc' | 'des-ede-cbc' | 'rc2'; bytes: number }>>
> = {
  '1.2.840.113549.1.12.1.3': { name: 'des-ede3-cbc', bytes: 24 },
  '1.2.840.113549.1.12.1.4': { name: 'des-ede-cbc', bytes: 16 },
  '1.2.840.113549.1.12.1.5': { name: 'rc2', bytes: 16 },
  '1.2.840.113549.1.12.1.6': { name: 'rc2', bytes: 5 },
}

/**
 * Decrypts content of a PKCS#12 file; returns undefined for a wrong password.
 * @throws SignerFault `unsupported-cipher` for an uncommon cipher.
 */
export function unlock(algorithm: Piece | undefined, locked: Buffer, password: string): Buffer | undefined {
  const [id, given] = piecesOf(algorithm)
  const name = objectIdOf(id)
  if (name === pbes2) return unlockToday(piecesOf(given), locked, password)
  const cipher = oldCiphers[name]
  if (!cipher) throw new SignerFault('unsupported-cipher', name)
  const [salt, rounds] = piecesOf(given)
  const derive = (purpose: number, length: number) =>
    oldKey(password, octetsOf(salt), roundsOf(rounds), purpose, length)
  const key = derive(1, cipher.bytes)
  const vector = derive(2, 8)
  if (cipher.name === 'rc2') return openRc2(key, 8 * cipher.bytes, vector, locked)
  // Two-key Triple DES uses the first key again as the third.
  const whole = cipher.bytes === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key
  return decipher('des-ede3-cbc', whole, vector, locked)
}

function unlockToday([derivation, scheme]: readonly Piece[], locked: Buffer, password: string) {
  const [derivationId, derivationFacts] = piecesOf(derivation)
  const [schemeId, vector] = piecesOf(scheme)
  const cipher = ciphers[objectIdOf(schemeId)]
  if (objectIdOf(derivationId) !== pbkdf2 || !cipher) {
    throw new SignerFault('unsupported-cipher', objectIdOf(schemeId))
  }
  const [salt, rounds, ...rest] = piecesOf(derivationFacts)
  const stirred = rest.find((piece) => piece instanceof Sequence)
  const digest = stirred ? digests[objectIdOf(piecesOf(stirred)[0])] : 'sha1'
  if (digest === undefined) throw new SignerFault('unsupported-cipher', digest)
  const key = pbkdf2Sync(password, octetsOf(salt), roundsOf(rounds), cipher.bytes, digest)
  return decipher(cipher.name, key, octetsOf(vector), locked)
}

function decipher(name: string, key: Buffer, vector: Buffer, locked: Buffer): Buffer | undefined {
  try {
    const opened = createDecipheriv(name, key, vector)
    return Buffer.concat([opened.update(locked), opened.final()])
  } catch {
    return undefined
  }
}

function roundsOf(piece: Piece | undefined): number {
  const rounds = wholeOf(piece)
  if (rounds < 1 || rounds > mostRounds) throw new SignerFault('malformed', rounds)
  return rounds
}

/** The key of a legacy file: iterated SHA-1 (RFC 7292, appendix B.2). */
function oldKey(password: string, salt: Buffer, rounds: number, purpose: number, length: number): Buffer {
  const block = 64
  const filled = (bytes: Buffer) => {
    const size = Math.ceil(bytes.length / block) * block
    return Buffer.alloc(size, bytes.length > 0 ? bytes : 0)
  }
  // A password as UTF-16 in big-endian order, with a terminating zero.
  const written = Buffer.from(`${password}\0`, 'utf16le').swap16()
  const stirred = Buffer.concat([filled(salt), filled(written)])
  const parts: Buffer[] = []
  for (let made = 0; made < length; made += 20) {
    let digest = createHash('sha1').update(Buffer.alloc(block, purpose)).update(stirred).digest()
    for (let round = 1; round < rounds; round++) digest = createHash('sha1').update(digest).digest()
    parts.push(digest)
    addToBlocks(stirred, Buffer.alloc(block, digest), block)
  }
  return Buffer.concat(parts).subarray(0, length)
}

/** Adds a number and one to each block, as integers that overflow. */
function addToBlocks(blocks: Buffer, addend: Buffer, size: number): void {
  for (let from = 0; from < blocks.length; from += size) {
    let carry = 1
    for (let at = size - 1; at >= 0; at--) {
      carry += (blocks[from + at] ?? 0) + (addend[at] ?? 0)
      blocks[from + at] = carry & 255
      carry >>= 8
    }
  }
}

import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { isSequence, numberOfPiece, objectIdOf, octetsOf, type Piece, piecesOf, readPiece } from './asn1.ts'
import { SignerFault } from './signer-fault.ts'
import { unlock } from './unlock.ts'

const ids = {
  data: '1.2.840.113549.1.7.1',
  lockedData: '1.2.840.113549.1.7.6',
  key: '1.2.840.113549.1.12.10.1.1',
  lockedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  bags: '1.2.840.113549.1.12.10.1.6',
} as const

/** The keys and certificates of a file. */
export interface KeyBag {
  keys: KeyObject[]
  certificates: X509Certificate[]
}

/**
 * Reads a PKCS#12 file (RFC 7292), current or legacy. Its MAC is not verified: a person with the password could create
 * another, and only a key and its matching certificate are taken from it.
 * @throws SignerFault, or another error if it is no such file.
 */
export function readPkcs12(bytes: Buffer, password: string): KeyBag {
  const [, safe] = piecesOf(readPiece(bytes))
  const found: KeyBag = { keys: [], certificates: [] }
  for (const content of piecesOf(readPiece(dataOf(safe)))) {
    readContent(content, password, found)
  }
  return found
}

function dataOf(content: Piece | undefined): Buffer {
  const [id, held] = piecesOf(content)
  if (objectIdOf(id) !== ids.data) throw new SignerFault('malformed', 'not sealed by a password')
  return octetsOf(piecesOf(held)[0])
}

function readContent(content: Piece, password: string, found: KeyBag): void {
  const [id, held] = piecesOf(content)
  if (objectIdOf(id) !== ids.lockedData) return readBags(readPiece(dataOf(content)), password, found)
  const [, locked] = piecesOf(piecesOf(held)[0])
  const [, algorithm, bytes] = piecesOf(locked)
  const opened = orWrongPassword(unlock(algorithm, octetsOf(bytes), password))
  try {
    return readBags(lockedBagsOf(opened), password, found)
  } catch (fault) {
    if (fault instanceof SignerFault) throw fault
    throw new SignerFault('wrong-password', fault)
  }
}

/**
 * Parses decrypted bags. One in some hundred wrong passwords decrypts by chance, to bytes that are invalid or look like
 * an empty element.
 */
function lockedBagsOf(opened: Buffer): Piece {
  const bags = readPiece(opened)
  if (!isSequence(bags) || piecesOf(bags).length === 0) throw new SignerFault('wrong-password')
  return bags
}

function readBags(bags: Piece, password: string, found: KeyBag): void {
  for (const bag of piecesOf(bags)) {
    const [id, held] = piecesOf(bag)
    const [value] = piecesOf(held)
    switch (objectIdOf(id)) {
      case ids.key:
        if (value) found.keys.push(keyOf(Buffer.from(value.valueBeforeDecodeView)))
        break
      case ids.lockedKey: {
        const [algorithm, bytes] = piecesOf(value)
        found.keys.push(keyOf(orWrongPassword(unlock(algorithm, octetsOf(bytes), password))))
        break
      }
      case ids.certificate: {
        const written = piecesOf(value).find((piece) => numberOfPiece(piece) === 0)
        found.certificates.push(new X509Certificate(octetsOf(piecesOf(written)[0])))
        break
      }
      case ids.bags:
        if (value) readBags(value, password, found)
        break
      default:
    }
  }
}

/** Bytes that a wrong password decrypted by chance are not a key. */
function keyOf(bytes: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' })
  } catch (fault) {
    throw new SignerFault('wrong-password', fault)
  }
}

function orWrongPassword(opened: Buffer | undefined): Buffer {
  if (!opened) throw new SignerFault('wrong-password')
  return opened
}

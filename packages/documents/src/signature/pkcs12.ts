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

/** What a PKCS#12 file holds. */
export interface Pkcs12 {
  keys: KeyObject[]
  certificates: X509Certificate[]
}

/**
 * Reads a PKCS#12 file (RFC 7292), today's and older ones. Its seal is not asked: who has the password could make
 * another, and what is taken from it is a key and the certificate that this key belongs to.
 * @throws SignerFault, or another error where it is no such file.
 */
export function readPkcs12(bytes: Buffer, password: string): Pkcs12 {
  const [, safe] = piecesOf(readPiece(bytes))
  const found: Pkcs12 = { keys: [], certificates: [] }
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

function readContent(content: Piece, password: string, found: Pkcs12): void {
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

/** One of some hundred other passwords opens by chance, to bytes that are nothing or look like an empty piece. */
function lockedBagsOf(opened: Buffer): Piece {
  const bags = readPiece(opened)
  if (!isSequence(bags) || piecesOf(bags).length === 0) throw new SignerFault('wrong-password')
  return bags
}

function readBags(bags: Piece, password: string, found: Pkcs12): void {
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

/** Bytes that another password opened by chance are no key. */
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

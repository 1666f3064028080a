import {
  Constructed,
  fromBER,
  Integer,
  ObjectIdentifier,
  OctetString,
  Primitive,
  Sequence,
  type BaseBlock,
} from 'asn1js'

/** A piece of ASN.1 as it was read. */
export type Piece = BaseBlock

/** Bytes that are not the ASN.1 that they should be. */
export class Asn1Fault extends Error {}

/** Reads a piece. @throws Asn1Fault when it is none. */
export function readPiece(bytes: Uint8Array): Piece {
  const { offset, result } = fromBER(bytes)
  if (offset < 0) throw new Asn1Fault(result.error)
  return result
}

/** The pieces within a sequence, a set or a numbered piece. @throws Asn1Fault when it holds none. */
export function piecesOf(piece: Piece | undefined): readonly Piece[] {
  if (piece instanceof Constructed) return piece.valueBlock.value
  throw new Asn1Fault('Pieces are missing')
}

/** Whether a piece is a sequence, and no set or numbered piece. */
export const isSequence = (piece: Piece): boolean => piece instanceof Sequence

/** The number that a piece goes by within its context; undefined where it has a tag of its own. */
export function numberOfPiece(piece: Piece): number | undefined {
  const { tagClass, tagNumber } = piece.idBlock
  return tagClass === contextual ? tagNumber : undefined
}

const contextual = 3

/** An object identifier. @throws Asn1Fault when it is none. */
export function objectIdOf(piece: Piece | undefined): string {
  if (piece instanceof ObjectIdentifier) return piece.getValue()
  throw new Asn1Fault('An object identifier is missing')
}

/** A small whole number. @throws Asn1Fault when it is none. */
export function wholeOf(piece: Piece | undefined): number {
  if (piece instanceof Integer && !piece.valueBlock.isHexOnly) return piece.valueBlock.valueDec
  throw new Asn1Fault('A number is missing')
}

/** Bytes, also where they came in parts or under a number. @throws Asn1Fault when there are none. */
export function octetsOf(piece: Piece | undefined): Buffer {
  if (piece instanceof OctetString) return Buffer.from(piece.getValue())
  if (piece instanceof Primitive) return Buffer.from(piece.valueBlock.valueHexView)
  return Buffer.concat(piecesOf(piece).map(octetsOf))
}

/** A piece as it was in the bytes that it was read from. */
export const writtenAs = (piece: Piece): Buffer => Buffer.from(piece.valueBeforeDecodeView)

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

/** A parsed ASN.1 element. */
export type Piece = BaseBlock

/** Bytes that are not the expected ASN.1. */
export class Asn1Fault extends Error {}

/** Parses an element. @throws Asn1Fault when it is not one. */
export function readPiece(bytes: Uint8Array): Piece {
  const { offset, result } = fromBER(bytes)
  if (offset < 0) throw new Asn1Fault(result.error)
  return result
}

/** The elements of a sequence, a set or a context-specific element. @throws Asn1Fault when it has none. */
export function piecesOf(piece: Piece | undefined): readonly Piece[] {
  if (piece instanceof Constructed) return piece.valueBlock.value
  throw new Asn1Fault('Pieces are missing')
}

/** Whether an element is a sequence, not a set or a context-specific element. */
export const isSequence = (piece: Piece): boolean => piece instanceof Sequence

/** The context-specific tag of an element, or undefined if it has a universal one. */
export function numberOfPiece(piece: Piece): number | undefined {
  const { tagClass, tagNumber } = piece.idBlock
  return tagClass === contextual ? tagNumber : undefined
}

const contextual = 3

/** An object identifier. @throws Asn1Fault when it is not one. */
export function objectIdOf(piece: Piece | undefined): string {
  if (piece instanceof ObjectIdentifier) return piece.getValue()
  throw new Asn1Fault('An object identifier is missing')
}

/** A small integer. @throws Asn1Fault when it is not one. */
export function wholeOf(piece: Piece | undefined): number {
  if (piece instanceof Integer && !piece.valueBlock.isHexOnly) return piece.valueBlock.valueDec
  throw new Asn1Fault('A number is missing')
}

/** The bytes of an octet string, also if constructed or implicitly tagged. @throws Asn1Fault when there are none. */
export function octetsOf(piece: Piece | undefined): Buffer {
  if (piece instanceof OctetString) return Buffer.from(piece.getValue())
  if (piece instanceof Primitive) return Buffer.from(piece.valueBlock.valueHexView)
  return Buffer.concat(piecesOf(piece).map(octetsOf))
}

/** The encoded bytes of an element. */
export const writtenAs = (piece: Piece): Buffer => Buffer.from(piece.valueBeforeDecodeView)

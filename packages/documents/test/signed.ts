import { Buffer } from 'node:buffer'
import { fromBER, OctetString, Sequence } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'

/** The signature of a signed PDF, and the bytes that it covers. */
export interface SignedPdf {
  /** The signed ranges of the file: offset, length, offset, length. */
  range: readonly number[]
  content: Buffer
  signature: SignedData
}

/** Extracts a PDF's signature and the bytes that it covers. */
export function readSigned(bytes: Buffer): SignedPdf {
  const text = bytes.toString('latin1')
  const range = (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []).slice(1).map(Number)
  const [from = 0, length = 0, after = 0, rest = 0] = range
  const content = Buffer.concat([bytes.subarray(from, from + length), bytes.subarray(after, after + rest)])
  const hex = text.slice(from + length + 1, after - 1)
  const { result, offset } = fromBER(Buffer.from(hex, 'hex'))
  if (offset < 0) throw new Error(result.error)
  const { content: signed } = new ContentInfo({ schema: result })
  return { range, content, signature: new SignedData({ schema: signed }) }
}

/** Whether a PDF's signature matches the bytes of the file. */
export async function isSignatureWhole(bytes: Buffer): Promise<boolean> {
  const { content, signature } = readSigned(bytes)
  try {
    return await signature.verify({ signer: 0, data: new Uint8Array(content).buffer })
  } catch {
    return false
  }
}

/** The signed attributes by their identifiers, each with the bytes of its value. */
export function signedAttributes({ signature }: SignedPdf): Map<string, Buffer> {
  const attributes = signature.signerInfos[0]?.signedAttrs?.attributes ?? []
  return new Map(
    attributes.map(({ type, values }) => {
      const [value]: unknown[] = values
      return [
        type,
        value instanceof Sequence || value instanceof OctetString
          ? Buffer.from(value.toBER())
          : Buffer.alloc(0),
      ]
    }),
  )
}

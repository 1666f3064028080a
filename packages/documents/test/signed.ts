import { Buffer } from 'node:buffer'
import { fromBER, OctetString, Sequence } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'

/** What a signed PDF says of its signature, and what of it is signed. */
export interface SignedPdf {
  /** The range of the file that is signed: from, how long, from, how long. */
  range: readonly number[]
  content: Buffer
  signature: SignedData
}

/** Takes a PDF's signature and what it signs out of the file. */
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

/** Whether a PDF's signature is one of what is in the file. */
export async function isSignatureWhole(bytes: Buffer): Promise<boolean> {
  const { content, signature } = readSigned(bytes)
  try {
    return await signature.verify({ signer: 0, data: new Uint8Array(content).buffer })
  } catch {
    return false
  }
}

/** The attributes that are signed by their identifiers, each with the bytes of its value. */
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

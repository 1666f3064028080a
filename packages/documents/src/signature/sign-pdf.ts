import { createHash } from 'node:crypto'
import { Signer as Signing, SignPdf } from '@signpdf/signpdf'
import { AppendedPdf } from './appended.ts'
import { roomForSignature, signDetached } from './cms.ts'
import type { Signer } from './signer.ts'

/** The facts of a signature besides the signer. */
export interface SignatureFacts {
  /** The reason for signing, in words. */
  reason: string
  /** The city of signing. */
  place: string
  at: Date
}

/** Print and Locked: the field is printed and cannot be moved. */
const flags = 4 + 128
/** SignaturesExist and AppendOnly. */
const signatureFlags = 3

/**
 * Signs one of our papers with its company's certificate, over all its bytes (PAdES baseline B-B, ETSI EN 319 142-1).
 * The signature is appended and invisible, so the paper remains PDF/A.
 * @throws when the bytes are not a paper of ours, or have been signed.
 */
export async function signPdf(bytes: Buffer, signer: Signer, facts: SignatureFacts): Promise<Buffer> {
  const pdf = withPlace(bytes, signer, facts)
  return Buffer.from(await new SignPdf().sign(pdf, new CmsSigning(signer)))
}

/** Passes the bytes to sign from the PDF library to ours. */
class CmsSigning extends Signing {
  readonly #signer: Signer

  constructor(signer: Signer) {
    super()
    this.#signer = signer
  }

  override sign(pdf: Buffer): Promise<Buffer> {
    return signDetached(this.#signer, pdf)
  }
}

/** The paper with a placeholder for the signature. */
function withPlace(bytes: Buffer, signer: Signer, { reason, place, at }: SignatureFacts): Buffer {
  const pdf = new AppendedPdf(bytes)
  const page = pdf.firstPage
  const [field, look, signature] = [pdf.take(), pdf.take(), pdf.take()]
  pdf.write(
    signature,
    [
      '<<',
      '/Type /Sig',
      '/Filter /Adobe.PPKLite',
      '/SubFilter /ETSI.CAdES.detached',
      `/Name ${textOf(signer.name)}`,
      `/Reason ${textOf(reason)}`,
      `/Location ${textOf(place)}`,
      `/M (D:${at
        .toISOString()
        .replace(/\.\d+Z$/, '')
        .replaceAll(/[-:T]/g, '')}Z)`,
      '/ByteRange [0 /********** /********** /**********]',
      `/Contents <${'0'.repeat(2 * roomForSignature(signer))}>`,
      '>>',
    ].join('\n'),
  )
  // An empty appearance, which readers require.
  pdf.write(look, '<<\n/Type /XObject\n/Subtype /Form\n/BBox [0 0 0 0]\n/Length 0\n>>\nstream\n\nendstream')
  pdf.write(
    field,
    [
      '<<',
      '/Type /Annot',
      '/Subtype /Widget',
      '/FT /Sig',
      '/Rect [0 0 0 0]',
      `/AP << /N ${look} 0 R >>`,
      `/F ${flags}`,
      `/T ${textOf('Firma1')}`,
      `/V ${signature} 0 R`,
      `/P ${page} 0 R`,
      '>>',
    ].join('\n'),
  )
  pdf.addEntry(page, 'Annots', `[${field} 0 R]`)
  pdf.addEntry(pdf.root, 'AcroForm', `<< /Fields [${field} 0 R] /SigFlags ${signatureFlags} >>`)
  return pdf.finish(createHash('md5').update(bytes).update(at.toISOString()).digest('hex'))
}

/** A text of a PDF in UTF-16. */
function textOf(text: string): string {
  return `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}

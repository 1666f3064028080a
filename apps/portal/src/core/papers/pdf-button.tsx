import type { ReactNode } from 'react'
import type { RelatedDocument } from '@enlace/contract/core/related'

type PdfButtonProps = { kind: RelatedDocument['kind']; id: string }

/** Hands out a document as a PDF; nothing where the company gives none of its kind. */
export function PdfButton(_props: PdfButtonProps): ReactNode {
  return null
}

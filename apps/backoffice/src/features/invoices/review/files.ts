import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceReviewTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import type { InvoiceFileKind } from '@enlace/contract/invoices/limits.ts'
import type { InvoiceFile } from '@enlace/contract/invoices/schemas.ts'

const ranks: readonly InvoiceFileKind[] = ['representacion', 'anexo', 'original', 'soporte']

/** The files in the order in which they are read: the newest version first, its graphic representation before all others. */
export function filesToRead<File extends Pick<InvoiceFile, 'clase' | 'version_documento'>>(
  files: readonly File[],
): File[] {
  return files.toSorted(
    (one, other) =>
      other.version_documento - one.version_documento ||
      ranks.indexOf(one.clase) - ranks.indexOf(other.clase),
  )
}

type Named = Pick<InvoiceFile, 'clase' | 'anexo' | 'nombre' | 'version_documento'>

/** What a file is called in its tab; one of a former version says so. */
export function tabLabel(
  { clase, anexo, nombre, version_documento: version }: Named,
  of: Pick<InvoiceReview, 'clase' | 'version_documento'>,
): string {
  const name = clase === 'anexo' ? anexo || nombre : fillFor(of, texts.tabs[clase], { numero: anexo })
  return version < of.version_documento ? fill(texts.formerFile, { nombre: name, version }) : name
}

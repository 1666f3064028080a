import type { SupplierDocument, SupplierDocumentKind } from '@enlace/contract/supplier-documents/schemas.ts'
import type { FoundDocument } from '../documents/index.ts'

/** The content of a document, as the back office shows it. */
export function presentDocument(
  proveedor: SupplierDocument['proveedor'],
  { kind, id }: { kind: SupplierDocumentKind; id: string },
  { numero, sucursal, related, content }: FoundDocument,
): SupplierDocument {
  return {
    proveedor,
    kind,
    id,
    numero,
    sucursal,
    estado: content.subtitle,
    cifra: { label: content.figure.label, value: content.figure.value },
    aviso: content.warning ?? null,
    datos: content.facts.map(({ label, value }) => ({ label, value })),
    tablas: content.tables.map(({ title, note, columns, rows, totals = [], empty }) => ({
      titulo: title,
      nota: note ?? null,
      columnas: columns.map((column) => ({ titulo: column.title, isFigure: column.isFigure ?? false })),
      filas: [...rows, ...totals].map((row) => [...row]),
      vacia: empty,
    })),
    totales: content.totals.map(({ label, value, isTotal = false }) => ({ label, value, isTotal })),
    observaciones: (content.remarks ?? []).map(({ title, text }) => ({ titulo: title, texto: text })),
    relacionados: [...related],
  }
}

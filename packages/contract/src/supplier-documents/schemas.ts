import * as z from 'zod/mini'
import { RelatedDocument } from '../documents/related.ts'
import { Currency, DateText, DocumentId, MoneyText, wholeNumber } from '../core/values.ts'

/** The kinds of documents in the staff's tabs of a supplier. */
export const supplierDocumentKinds = [
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
] as const
export type SupplierDocumentKind = (typeof supplierDocumentKinds)[number]

/** Rows per page. */
export const supplierDocumentsPerPage = 25

/** The filter of a supplier's documents of one kind. */
export const SupplierDocumentsQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(wholeNumber(1, 400), 1),
})
export type SupplierDocumentsQuery = z.infer<typeof SupplierDocumentsQuery>

/** A document of a supplier in the list of its kind. */
export const SupplierDocumentRow = z.object({
  id: DocumentId,
  numero: z.string(),
  fecha: z.nullable(DateText),
  /** The due date of an invoice, or the delivery date of an order. */
  vence: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  /** The remaining amount: of an invoice to be paid, of a note to be applied. */
  saldo: z.nullable(MoneyText),
  estado: z.string(),
})
export type SupplierDocumentRow = z.infer<typeof SupplierDocumentRow>

const Supplier = z.object({ id: z.number(), nombre: z.string(), nit: z.string() })

/** A page of a supplier's documents of one kind, newest first. */
export const SupplierDocuments = z.object({
  proveedor: Supplier,
  rows: z.array(SupplierDocumentRow),
  total: z.number(),
})
export type SupplierDocuments = z.infer<typeof SupplierDocuments>

const Fact = z.object({ label: z.string(), value: z.string() })

/** One document of a supplier with the content of its paper. */
export const SupplierDocument = z.object({
  proveedor: Supplier,
  kind: z.enum(supplierDocumentKinds),
  id: DocumentId,
  numero: z.string(),
  sucursal: z.string(),
  /** The label of its state. */
  estado: z.string(),
  /** Its main amount: the balance of an invoice, the value of an order. */
  cifra: Fact,
  aviso: z.nullable(z.string()),
  datos: z.array(Fact),
  tablas: z.array(
    z.object({
      titulo: z.string(),
      nota: z.nullable(z.string()),
      columnas: z.array(z.object({ titulo: z.string(), isFigure: z.boolean() })),
      filas: z.array(z.array(z.string())),
      vacia: z.string(),
    }),
  ),
  totales: z.array(z.object({ label: z.string(), value: z.string(), isTotal: z.boolean() })),
  observaciones: z.array(z.object({ titulo: z.string(), texto: z.string() })),
  relacionados: z.array(RelatedDocument),
})
export type SupplierDocument = z.infer<typeof SupplierDocument>

import * as z from 'zod/mini'
import { Currency, DateText, DocumentId, Instant, MoneyText, RequestKey } from '../core/values.ts'
import { type BatchField, batchFields, batchRows, fixedText, hasField } from './fields.ts'
import {
  batchDays,
  batchEncodings,
  batchSeparators,
  batchShapes,
  mostBatchColumns,
  mostBatchInvoices,
} from './limits.ts'
import { batchFaultTexts as faults } from './texts.ts'

/** A column of a file for the ERP. The width and what fills it count in files of fixed width only. */
export const BatchColumn = z.object({
  campo: z.enum([...(Object.keys(batchFields) as [BatchField]), fixedText]), // the keys of a constant
  titulo: z.string().check(z.trim(), z.maxLength(60, faults.heading)),
  texto: z.string().check(z.maxLength(100, faults.heading)),
  decimales: z.number().check(z.int(), z.minimum(0), z.maximum(6)),
  signo: z.boolean(),
  ancho: z.number().check(z.int(faults.width), z.minimum(1, faults.width), z.maximum(250, faults.width)),
  a_la_derecha: z.boolean(),
  relleno: z.enum([' ', '0']),
})
export type BatchColumn = z.infer<typeof BatchColumn>

/** How a file for the ERP is written. */
export const BatchFormat = z
  .object({
    nombre: z.string().check(z.trim(), z.minLength(1, faults.name), z.maxLength(80, faults.name)),
    filas: z.enum(batchRows),
    forma: z.enum(batchShapes),
    separador: z.enum(batchSeparators),
    decimal: z.enum(['.', ',']),
    fecha: z.enum(batchDays),
    codificacion: z.enum(batchEncodings),
    encabezado: z.boolean(),
    columnas: z
      .array(BatchColumn)
      .check(z.minLength(1, faults.columns), z.maxLength(mostBatchColumns, faults.columns)),
  })
  .check(
    z.refine(
      ({ filas, columnas }) => columnas.every(({ campo }) => campo === fixedText || hasField(filas, campo)),
      { path: ['columnas'], error: faults.foreign },
    ),
  )
export type BatchFormat = z.infer<typeof BatchFormat>

/** A format that the company keeps. */
export const KeptFormat = z.object({ id: DocumentId, version: z.number(), formato: BatchFormat })
export type KeptFormat = z.infer<typeof KeptFormat>

/** A file that was made. */
export const InvoiceBatch = z.object({
  id: DocumentId,
  numero: z.number(),
  nombre: z.string(),
  facturas: z.number(),
  valores: z.array(z.object({ moneda: Currency, valor: MoneyText })),
  hecho_por: z.string(),
  hecho_at: Instant,
  deshecho_por: z.nullable(z.string()),
  deshecho_at: z.nullable(Instant),
})
export type InvoiceBatch = z.infer<typeof InvoiceBatch>

/** The formats of the company, the accepted invoices that wait for their delivery, and the latest files. */
export const InvoiceBatches = z.object({
  formatos: z.array(KeptFormat),
  pendientes: z.object({
    facturas: z.number(),
    desde: z.nullable(DateText),
    valores: z.array(z.object({ moneda: Currency, valor: MoneyText })),
  }),
  archivos: z.array(InvoiceBatch),
})
export type InvoiceBatches = z.infer<typeof InvoiceBatches>

/** Makes a file of what was accepted up to a day. */
export const MakingBatch = z.object({
  formato: DocumentId,
  hasta: DateText,
  idempotencyKey: RequestKey,
})
export type MakingBatch = z.infer<typeof MakingBatch>

/** The file that was made, with all there is now; `quedan` wait still, because a file has at most so many invoices. */
export const MadeBatch = z.extend(InvoiceBatches, {
  hecho: z.object({
    id: DocumentId,
    numero: z.number(),
    facturas: z.number().check(z.maximum(mostBatchInvoices)),
  }),
})

/** Changes a format that somebody saw in a version. */
export const FormatChange = z.object({ version: z.number(), formato: BatchFormat })

/** The first lines of a file, as the ERP would read them. */
export const FormatPreview = z.object({
  renglones: z.array(z.string()),
  /** Whether they are of the company's invoices; else there are none yet. */
  con_datos: z.boolean(),
})
export type FormatPreview = z.infer<typeof FormatPreview>

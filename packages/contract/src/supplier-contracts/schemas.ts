import * as z from 'zod/mini'
import { contractTypes } from '@enlace/domain/contracts.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { endWindows } from '@enlace/domain/contracts.ts'
import { Currency, DateText, DecimalText, DocumentId, MoneyText, Optional } from '../core/values.ts'

const Day = z.nullable(DateText)

/** A contract (screens 2.11). */
export const SupplierContract = z.object({
  id: DocumentId,
  nro_contrato: z.string(),
  objeto: z.string(),
  tipo: z.enum(contractTypes),
  fecha_inicio: Day,
  fecha_fin: Day,
  /** Until its last day, from today in Bogotá; null where it has no end, or has ended. */
  dias_restantes: z.nullable(z.number()),
  moneda: Currency,
  /** With what was added to it. */
  valor: MoneyText,
  /** What the company says was executed. */
  valor_ejecutado: MoneyText,
  saldo: MoneyText,
  ejecutado_pct: DecimalText,
  supervisor: Optional,
  interventor: Optional,
  estado: z.string(),
})
export type SupplierContract = z.infer<typeof SupplierContract>

/** What the list takes beyond every list's filters: contracts of one type, and those that end within so many days. */
export const SupplierContractsQuery = z.extend(ListQuery, {
  tipo_contrato: z.optional(z.enum(contractTypes)),
  vence: z.optional(z.enum(endWindows)),
})
export type SupplierContractsQuery = z.infer<typeof SupplierContractsQuery>

/** What the call for its rows without pages takes. */
export const SupplierContractsSliceQuery = z.extend(z.omit(SupplierContractsQuery, paging), slicing)

/** The page of contracts with totals and counts. */
export const SupplierContracts = z.extend(
  listOf(SupplierContract, { valor: MoneyText, valor_ejecutado: MoneyText, saldo: MoneyText }),
  { choices: z.object({ tipo_contrato: z.array(Choice), vence: z.array(Choice) }) },
)
export type SupplierContracts = z.infer<typeof SupplierContracts>

/** A slice of all rows that a filter lets through. */
export const SupplierContractRows = sliceOf(SupplierContract)

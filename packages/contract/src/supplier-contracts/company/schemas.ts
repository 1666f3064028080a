import * as z from 'zod/mini'
import { contractTypes, minuteTypes } from '@enlace/domain/contracts.ts'
import { DocumentFile } from '../../documents/attachments/schemas.ts'
import { fill } from '../../core/fill.ts'
import { DocumentThread } from '../../documents/desk/thread-schemas.ts'
import { DocumentEvent } from '../../documents/history/schemas.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'
import { companyContractsTexts } from './texts.ts'

const { faults } = companyContractsTexts
const Day = z.nullable(DateText)

/** Maximum length of the company's own texts, descriptions and reasons. */
export const contractLimits = { words: 200 } as const

/** A contract in the company's list. */
export const CompanyContract = z.object({
  id: DocumentId,
  contrato: z.string(),
  objeto: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  tipo: z.enum(contractTypes),
  inicio: Day,
  fin: Day,
  moneda: Currency,
  valor: MoneyText,
  ejecutado: MoneyText,
  /** The number of submitted policies under review. */
  pendientes: z.number(),
  estado: z.string(),
})
export type CompanyContract = z.infer<typeof CompanyContract>

/** A text about a contract: the ERP's, or the company's own if the ERP has none. */
const Told = z.object({ valor: z.nullable(z.string()), es_propio: z.boolean() })

/** A risk that the contract requires to be covered. */
export const ContractRisk = z.object({
  id: DocumentId,
  amparo: z.string(),
  valor_exigido: z.nullable(MoneyText),
  exigida_hasta: Day,
  estado: z.string(),
  vigente: z.nullable(z.object({ numero: z.string(), hasta: Day })),
  /** Submitted policies, newest first. */
  enviadas: z.array(z.object({ id: DocumentId, numero: z.string(), estado: z.string() })),
})
export type ContractRisk = z.infer<typeof ContractRisk>

export const ContractAddition = z.object({
  id: DocumentId,
  numero: z.string(),
  fecha: DateText,
  objeto: z.string(),
  valor_adicional: MoneyText,
  nueva_fecha_fin: Day,
})
export type ContractAddition = z.infer<typeof ContractAddition>

export const ContractRecord = z.object({
  id: DocumentId,
  tipo: z.enum(minuteTypes),
  numero: z.string(),
  fecha: DateText,
  descripcion: z.nullable(z.string()),
})
export type ContractRecord = z.infer<typeof ContractRecord>

/** One contract with all its parts. */
export const CompanyContractDetail = z.extend(CompanyContract, {
  /** The version that a change is based on. */
  visto: z.string(),
  sucursal: z.string(),
  saldo: MoneyText,
  supervisor: Told,
  interventor: Told,
  forma_pago: Told,
  polizas: z.array(ContractRisk),
  otrosies: z.array(ContractAddition),
  actas: z.array(ContractRecord),
  archivos: z.array(DocumentFile),
  historia: z.array(DocumentEvent),
  /** When somebody of the supplier first opened it, and who. */
  visto_at: z.nullable(Instant),
  visto_por: Optional,
  consultas: z.array(DocumentThread),
})
export type CompanyContractDetail = z.infer<typeof CompanyContractDetail>

const words = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, fill(faults.long, { max: longest })))

/** The company's texts for fields without a value in the ERP; empty means none. */
export const ContractWords = z.object({
  supervisor: words(contractLimits.words),
  interventor: words(contractLimits.words),
  forma_pago: words(contractLimits.words),
})
export type ContractWords = z.infer<typeof ContractWords>

export const CompletedContract = z.extend(ContractWords, { visto: z.string().check(z.maxLength(60)) })

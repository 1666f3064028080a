import * as z from 'zod/mini'
import { userRoles } from '@enlace/domain/user-roles.ts'
import { emailPattern, maxEmailLength } from '@enlace/domain/email.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../core/list/list.ts'
import { userStates } from '../users/limits.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../core/values.ts'
import { supplierFormTexts as texts } from './texts.ts'

/** How far a third party is with the portal: somebody enters, was invited, nobody was; or the ERP has it as inactive. */
export const supplierStates = ['activo', 'invitado', 'sin_acceso', 'inactivo'] as const
const SupplierState = z.enum(supplierStates)

/** Whether the ERP has a third party as a supplier, or as something else. */
export const supplierKinds = ['proveedor', 'otro'] as const

/** A third party of the company, as the list of its back office shows it. */
export const Supplier = z.object({
  id: z.string(),
  nit: z.string(),
  nombre: z.string(),
  sigla: Optional,
  esProveedor: z.boolean(),
  estado: SupplierState,
  sucursales: z.number(),
  /** Who may enter the portal for it now, and who was invited and has not come yet. */
  usuarios: z.number(),
  invitados: z.number(),
  ultimoIngreso: z.nullable(Instant),
  /** What the company owes it, each currency by itself; none where it owes nothing. */
  saldos: z.array(z.object({ moneda: Currency, saldo: MoneyText })),
})
export type Supplier = z.infer<typeof Supplier>

/** What narrows the list: text, states, and whether they are suppliers; third parties have no day and no amount. */
export const SuppliersQuery = z.extend(
  z.omit(ListQuery, { status: true, from: true, to: true, min: true, max: true }),
  {
    status: z.optional(z.pipe(words, z.array(SupplierState))),
    tipo: z.optional(z.enum(supplierKinds)),
  },
)
export type SuppliersQuery = z.infer<typeof SuppliersQuery>

/** What the call for its rows without pages takes. */
export const SuppliersSliceQuery = z.extend(z.omit(SuppliersQuery, paging), slicing)

/** A page of third parties, how many are in each state, and how many are suppliers. */
export const Suppliers = z.extend(listOf(Supplier, {}), { choices: z.object({ tipo: z.array(Choice) }) })
export type Suppliers = z.infer<typeof Suppliers>

/** A slice of all third parties that a filter lets through. */
export const SupplierRows = sliceOf(Supplier)

/** A branch of a third party. */
export const SupplierBranch = z.object({
  thirdId: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  direccion: Optional,
  ciudad: Optional,
  correo: Optional,
  telefono: Optional,
  activo: z.boolean(),
})
export type SupplierBranch = z.infer<typeof SupplierBranch>

/** Somebody who enters the portal for a third party, or was invited to, as the company sees it. */
export const SupplierUser = z.object({
  id: DocumentId,
  nombre: z.string(),
  correo: z.string(),
  cargo: z.string(),
  rol: z.enum(userRoles),
  isReadOnly: z.boolean(),
  /** The branches that are granted, by name; null is all. */
  sucursales: z.nullable(z.array(z.string())),
  estado: z.enum(userStates),
  endsOn: z.nullable(DateText),
  hasJoined: z.boolean(),
  hasFactor: z.boolean(),
  ultimoIngreso: z.nullable(Instant),
  /** Until when the invitation's link works, or did. */
  invitedUntil: z.nullable(Instant),
  sesiones: z.number(),
})
export type SupplierUser = z.infer<typeof SupplierUser>

/** One third party with what the ERP says of it, its branches and its users. */
export const SupplierDetail = z.object({
  supplier: z.object({
    ...Supplier.shape,
    actividad: Optional,
    regimen: Optional,
    sitioWeb: Optional,
    pyme: z.nullable(z.boolean()),
    observacion: Optional,
    actualizado: Instant,
    /** The third party that this one turned out to be; null where it is its own. */
    unidoA: z.nullable(z.number()),
  }),
  branches: z.array(SupplierBranch),
  users: z.array(SupplierUser),
})
export type SupplierDetail = z.infer<typeof SupplierDetail>

/** The longest name of somebody who is invited. */
export const longestName = 60

const name = z.string().check(z.trim(), z.maxLength(longestName, texts.faults.nameLong))

/** Somebody who is invited as a supplier's principal user; its names may be left to the person. */
export const InvitedMaster = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.faults.email),
      z.maxLength(maxEmailLength, texts.faults.emailInvalid),
      z.regex(emailPattern, texts.faults.emailInvalid),
    ),
  firstName: name,
  lastName: name,
})
export type InvitedMaster = z.output<typeof InvitedMaster>

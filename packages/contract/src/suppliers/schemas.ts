import * as z from 'zod/mini'
import { userRoles } from '@enlace/domain/user-roles.ts'
import { emailPattern, maxEmailLength } from '@enlace/domain/email.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../core/list/list.ts'
import { userStates } from '../users/limits.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../core/values.ts'
import { suppliersAsked } from '../required-documents/schemas.ts'
import { supplierFormTexts as texts } from './texts.ts'

/** The portal access of a third party: with active users, invited only, without access; or inactive in the ERP. */
export const supplierStates = ['activo', 'invitado', 'sin_acceso', 'inactivo'] as const
const SupplierState = z.enum(supplierStates)

/** Whether a third party is a supplier in the ERP. */
export const supplierKinds = ['proveedor', 'otro'] as const

/** A third party of the company in the list of the back office. */
export const Supplier = z.object({
  id: z.string(),
  nit: z.string(),
  nombre: z.string(),
  sigla: Optional,
  esProveedor: z.boolean(),
  estado: SupplierState,
  sucursales: z.number(),
  /** The number of users with access, and of pending invitations. */
  usuarios: z.number(),
  invitados: z.number(),
  ultimoIngreso: z.nullable(Instant),
  /** The company's debt per currency; empty without debt. */
  saldos: z.array(z.object({ moneda: Currency, saldo: MoneyText })),
})
export type Supplier = z.infer<typeof Supplier>

/** The filters of the list: text, states and kind; third parties have no date and no amount. */
export const SuppliersQuery = z.extend(
  z.omit(ListQuery, { status: true, from: true, to: true, min: true, max: true }),
  {
    status: z.optional(z.pipe(words, z.array(SupplierState))),
    tipo: z.optional(z.enum(supplierKinds)),
  },
)
export type SuppliersQuery = z.infer<typeof SuppliersQuery>

/** The query for its rows without pages. */
export const SuppliersSliceQuery = z.extend(z.omit(SuppliersQuery, paging), slicing)

/** A page of third parties, with the count of each state and kind. */
export const Suppliers = z.extend(listOf(Supplier, {}), { choices: z.object({ tipo: z.array(Choice) }) })
export type Suppliers = z.infer<typeof Suppliers>

/** A slice of all third parties of a filter. */
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

/** A current or invited user of a third party, as shown to the company. */
export const SupplierUser = z.object({
  id: DocumentId,
  nombre: z.string(),
  correo: z.string(),
  cargo: z.string(),
  rol: z.enum(userRoles),
  isReadOnly: z.boolean(),
  /** The names of the granted branches; null is all. */
  sucursales: z.nullable(z.array(z.string())),
  estado: z.enum(userStates),
  endsOn: z.nullable(DateText),
  hasJoined: z.boolean(),
  hasFactor: z.boolean(),
  ultimoIngreso: z.nullable(Instant),
  /** The expiry of the invitation's link. */
  invitedUntil: z.nullable(Instant),
  sesiones: z.number(),
})
export type SupplierUser = z.infer<typeof SupplierUser>

/** The size and risk of a third party, which the staff sets; null while nobody has. */
export const SupplierClass = z.object({
  tamano: z.nullable(z.enum(suppliersAsked.tamano)),
  riesgo: z.nullable(z.enum(suppliersAsked.riesgo)),
})
export type SupplierClass = z.infer<typeof SupplierClass>

/** One third party with its ERP data, branches and users. */
export const SupplierDetail = z.object({
  supplier: z.object({
    ...Supplier.shape,
    actividad: Optional,
    regimen: Optional,
    sitioWeb: Optional,
    pyme: z.nullable(z.boolean()),
    observacion: Optional,
    ...SupplierClass.shape,
    actualizado: Instant,
    /** The third party that it was merged into; null if it was not. */
    unidoA: z.nullable(z.number()),
  }),
  branches: z.array(SupplierBranch),
  users: z.array(SupplierUser),
})
export type SupplierDetail = z.infer<typeof SupplierDetail>

/** Maximum length of an invited user's name. */
export const longestName = 60

const name = z.string().check(z.trim(), z.maxLength(longestName, texts.faults.nameLong))

/** An invited principal user of a supplier, who may enter the names themselves. */
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

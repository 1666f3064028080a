import * as z from 'zod/mini'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { grantableModules, grantableRoles } from '@enlace/domain/user-roles.ts'
import { mailBounces } from '../../mail/bounces.ts'
import { DateText, Instant, Optional } from '../../core/values.ts'
import { SupplierBranch, SupplierUser } from '../schemas.ts'
import { supplierUserFormTexts } from '../texts.ts'

/** The kinds of events of a supplier. */
export const supplierEvents = [
  'user-invited',
  'user-reinvited',
  'user-joined',
  'user-changed',
  'user-enabled',
  'user-disabled',
  'user-withdrawn',
  'user-sessions-ended',
  'user-made-master',
  'user-gave-master',
  'user-lost-master',
  'user-factor-reset',
  'user-unlocked',
  'user-viewed',
  'session:login',
  'supplier:viewed',
  'supplier:merged',
  'supplier:merged-away',
] as const
const SupplierEventName = z.enum(supplierEvents)
export type SupplierEventName = z.infer<typeof SupplierEventName>

/** An event of a supplier, with its author and its subject. */
export const SupplierEvent = z.object({
  id: z.string(),
  at: Instant,
  actor: z.string(),
  suceso: SupplierEventName,
  /** The user concerned, or the other third party of a merge; null for the supplier itself. */
  sobre: z.nullable(z.string()),
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
})
export type SupplierEvent = z.infer<typeof SupplierEvent>

/** The access that the company grants a supplier's user. */
export const SupplierUserGrant = z.object({
  rol: z.enum(grantableRoles),
  modules: z.nullable(z.array(z.enum(grantableModules)).check(z.maxLength(grantableModules.length))),
  isReadOnly: z.boolean(),
  endsOn: z.nullable(DateText),
  accounts: z.nullable(
    z.array(z.number().check(z.int(), z.positive())).check(z.minLength(1), z.maxLength(500)),
  ),
})
export type SupplierUserGrant = z.infer<typeof SupplierUserGrant>

/** One user of a supplier with its access, its events, and the grantable access. */
export const SupplierUserDetail = z.object({
  supplier: z.object({ id: z.string(), nombre: z.string(), isActive: z.boolean() }),
  user: z.object({
    ...SupplierUser.shape,
    /** Null is all that the company has on. */
    modules: z.nullable(z.array(z.string())),
    accounts: z.nullable(z.array(z.number())),
    /** A new value with each change; changes name the version they are based on. */
    sello: z.string(),
  }),
  /** Whether failed attempts by strangers lock the user's login in new browsers. */
  isLocked: z.boolean(),
  branches: z.array(z.pick(SupplierBranch, { thirdId: true, codigo: true, nombre: true })),
  history: z.array(SupplierEvent),
  /** The bounce of the last mail to the user. */
  devuelto: z.nullable(z.object({ at: Instant, rebote: z.enum(mailBounces), motivo: Optional })),
})
export type SupplierUserDetail = z.infer<typeof SupplierUserDetail>

const AccessFields = z.object({
  rol: z.enum(grantableRoles),
  allModules: z.boolean(),
  modules: z.array(z.enum(grantableModules)),
  isReadOnly: z.boolean(),
  /** Empty without an end. */
  endsOn: z.string(),
  allBranches: z.boolean(),
  branches: z.array(z.string()),
})
export type AccessFields = z.infer<typeof AccessFields>

/** The granted access, as in the form. */
export const SupplierAccessForm = z.pipe(
  AccessFields.check(
    z.refine<AccessFields>(({ allBranches, branches }) => allBranches || branches.length > 0, {
      message: supplierUserFormTexts.branchMissing,
      path: ['branches'],
    }),
  ),
  z.transform((form: AccessFields): SupplierUserGrant => ({
    rol: form.rol,
    modules: form.allModules ? null : form.modules,
    isReadOnly: form.isReadOnly,
    endsOn: parseCalendarDate(form.endsOn) ?? null,
    accounts: form.allBranches ? null : form.branches.map(Number),
  })),
)

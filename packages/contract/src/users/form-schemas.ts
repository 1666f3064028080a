import * as z from 'zod/mini'
import { refuseIdentification } from '@enlace/domain/catalogue/identification-types.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { digitsOnly } from '@enlace/domain/typed-text.ts'
import { grantableModules, grantableRoles } from '@enlace/domain/user-roles.ts'
import { fill } from '../core/fill.ts'
import { identificationFault } from '../core/person/identification.ts'
import { FirstName, Indicative, LastName } from '../core/person/schemas.ts'
import { personTexts } from '../core/person/texts.ts'
import { mostInvited, userLimits } from './limits.ts'
import { UserGrant } from './schemas.ts'
import { userFormTexts as texts } from './screen-texts.ts'

const { faults } = texts

/** A user's email, with the specification's messages (spec 5). */
export const UserEmail = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, faults.email),
  z.maxLength(userLimits.email, fill(faults.emailLong, { n: userLimits.email })),
  z.refine((text) => text === '' || isEmail(text), faults.emailInvalid),
)

/** The fields that users change themselves after joining (spec 5). */
const names = {
  firstName: FirstName,
  lastName: LastName,
  movilIndicative: Indicative,
  movil: z.string().check(z.trim(), z.regex(/^(?:\d{10})?$/, personTexts.faults.movilLength)),
}

/** The supplier's own data of a user: optional, but validated. */
const record = {
  tipo_identificacion: z.string().check(z.maxLength(10)),
  identificacion: z.string().check(
    z.trim(),
    z.maxLength(userLimits.identificacion),
    z.refine((text) => text === '' || digitsOnly.test(text), personDigits()),
  ),
  cargo: z
    .string()
    .check(z.trim(), z.maxLength(userLimits.cargo, fill(faults.cargoLong, { n: userLimits.cargo }))),
}

function personDigits(): string {
  return fill(personTexts.faults.digits, { field: texts.identification })
}

/** The check that type and number of the identification are given together and match. */
const identified = <T extends { tipo_identificacion: string; identificacion: string }>() =>
  z.check<T>(({ value: { tipo_identificacion, identificacion }, issues, ...rest }) => {
    const say = (path: string, message: string) =>
      issues.push({ code: 'custom', input: rest, path: [path], message })
    if (tipo_identificacion === '' && identificacion === '') return
    if (tipo_identificacion === '') say('tipo_identificacion', faults.identificationType)
    else if (identificacion === '') say('identificacion', faults.identification)
    else if (digitsOnly.test(identificacion)) {
      const reason = refuseIdentification(tipo_identificacion, identificacion)
      // Companies may have types of their own, which only the server knows.
      if (reason && reason !== 'unknown-type')
        say('identificacion', identificationFault(reason, tipo_identificacion))
    }
  })

const NewUserFields = z.object({ email: UserEmail, ...names, ...record, grant: UserGrant })

/** A user to create, with its access. */
export const NewUser = NewUserFields.check(identified<z.infer<typeof NewUserFields>>())
export type NewUser = z.infer<typeof NewUser>

const ChangedUserFields = z.object({
  /** Only for users who have not joined yet, like the names. */
  email: z.optional(UserEmail),
  names: z.nullable(z.object(names)),
  ...record,
  /** Null for a master, who has full access. */
  grant: z.nullable(UserGrant),
})

/** A user with its changed data. */
export const ChangedUser = ChangedUserFields.check(identified<z.infer<typeof ChangedUserFields>>())
export type ChangedUser = z.infer<typeof ChangedUser>

/** The granted access, as in the form. */
const typedGrant = {
  role: z.enum(grantableRoles),
  allModules: z.boolean(),
  modules: z.array(z.enum(grantableModules)),
  isReadOnly: z.boolean(),
  endsOn: z.string(),
  allBranches: z.boolean(),
  branches: z.array(z.string()),
}

const branchChosen = <T extends { allBranches: boolean; branches: readonly string[] }>() =>
  z.refine<T>(({ allBranches, branches }) => allBranches || branches.length > 0, {
    message: faults.branches,
    path: ['branches'],
  })

const UserFields = z.object({ email: UserEmail, ...names, ...record, ...typedGrant })

/** The form of a user who has not joined. */
export const UserForm = UserFields.check(
  identified<z.infer<typeof UserFields>>(),
  branchChosen<z.infer<typeof UserFields>>(),
)
export type UserForm = z.infer<typeof UserForm>

const JoinedFields = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  movilIndicative: z.string(),
  movil: z.string(),
  ...record,
  ...typedGrant,
})

/** The form of a user who has joined, without names, email and phone, which belong to the user. */
export const JoinedUserForm = JoinedFields.check(
  identified<z.infer<typeof JoinedFields>>(),
  branchChosen<z.infer<typeof JoinedFields>>(),
)

/** Several people to invite at once, each with a role. */
export const Invitations = z.object({
  people: z
    .array(z.object({ email: UserEmail, role: z.enum(grantableRoles) }))
    .check(z.minLength(1, faults.nobody), z.maxLength(mostInvited)),
  accounts: UserGrant.shape.accounts,
  endsOn: UserGrant.shape.endsOn,
})
export type Invitations = z.infer<typeof Invitations>

/** The outcome for each person of an invitation; an existing user does not block the others. */
export const InvitationOutcome = z.object({
  email: z.string(),
  outcome: z.enum(['invited', 'exists']),
})
export type InvitationOutcome = z.infer<typeof InvitationOutcome>

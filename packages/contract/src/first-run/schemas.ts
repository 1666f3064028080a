import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { NewPassword } from '../sign-in/session/password-schemas.ts'
import { CompanyName, CompanyNit } from '../company/name.ts'
import { FirstModule } from './portal/schemas.ts'
import { firstRunTexts as texts } from './texts.ts'

const name = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(60, texts.nameLong))

/** The first administrator of an installation, as typed. */
export const FirstAdministrator = z.object({
  firstName: name(texts.firstNameMissing),
  lastName: name(texts.lastNameMissing),
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, texts.emailMalformed)),
  password: NewPassword,
})

/** The first company of an installation. */
export const FirstCompany = z.object({ nombre: CompanyName, nit: CompanyNit })

/** The modules to be on. */
export const ChosenModules = z.object({ version: z.string(), on: z.array(FirstModule) })

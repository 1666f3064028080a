import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email'
import { NewPassword } from '../../core/session/password-schemas.ts'
import { CompanyName, CompanyNit } from '../../core/company/name.ts'
import { firstRunTexts as texts } from './texts.ts'

const name = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(60, texts.nameLong))

/** The first administrator of an installation, as it writes itself down. */
export const FirstAdministrator = z.object({
  firstName: name(texts.firstNameMissing),
  lastName: name(texts.lastNameMissing),
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, texts.emailMalformed)),
  password: NewPassword,
})

/** The first company of an installation. */
export const FirstCompany = z.object({ nombre: CompanyName, nit: CompanyNit })

/** What is to be done until a new portal can be opened to its suppliers, in its order. */
export const firstSteps = [
  'contact',
  'branding',
  'modules',
  'data',
  'content',
  'mail',
  'invite',
  'suppliers',
] as const // the names are the type
export const FirstStep = z.enum(firstSteps)
export type FirstStep = z.infer<typeof FirstStep>

/** How far a step is: what the company did, what it put off, what is left. */
export const StepState = z.enum(['done', 'skipped', 'left'])

/** The modules that the first steps offer, in the order of the portal's menu. */
export const firstModules = [
  'orden_compra',
  'orden_ticket',
  'orden_notas_debito',
  'certificate',
  'mostrar_contratos_proveedores',
  'reports',
  'blog',
  'events',
  'users',
  'agp_registration_supplier',
] as const // the names are the type
export type FirstModule = (typeof firstModules)[number]
const FirstModule = z.enum(firstModules)

/** How far a company is with its portal. */
export const FirstRun = z.object({
  company: z.string(),
  portalUrl: z.string(),
  steps: z.array(z.object({ step: FirstStep, state: StepState })),
  modules: z.array(z.object({ name: FirstModule, isOn: z.boolean() })),
  version: z.string(),
})
export type FirstRun = z.infer<typeof FirstRun>

/** Which modules are on from now on. */
export const ChosenModules = z.object({ version: z.string(), on: z.array(FirstModule) })

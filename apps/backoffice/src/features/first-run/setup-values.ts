import { CompanyName, CompanyNit } from '@enlace/contract/company/name.ts'
import { FirstAdministrator } from '@enlace/contract/first-run/schemas.ts'
import * as z from 'zod/mini'

/** What is typed of the first administrator and the first company. */
export type SetupValues = {
  firstName: string
  lastName: string
  email: string
  password: string
  nombre: string
  nit: string
}

/** The same as the server takes it. */
export type NewSetup = {
  administrator: z.infer<typeof FirstAdministrator>
  company: { nombre: string; nit: string } | null
}

/** The rules of the form, with or without a company. */
export const setupForm = (asksCompany: boolean) =>
  z.pipe(
    z.extend(FirstAdministrator, {
      nombre: asksCompany ? CompanyName : z.string(),
      nit: asksCompany ? CompanyNit : z.string(),
    }),
    z.transform(({ nombre, nit, ...administrator }): NewSetup => ({
      administrator,
      company: asksCompany ? { nombre, nit } : null,
    })),
  )

import * as z from 'zod/mini'

/** What is to be done until a new portal can be opened to its suppliers, in its order. */
export const firstSteps = [
  'contact',
  'branding',
  'modules',
  'data',
  'content',
  'mail',
  'address',
  'invite',
  'suppliers',
] as const
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
] as const
export type FirstModule = (typeof firstModules)[number]
export const FirstModule = z.enum(firstModules)

/** What a step still misses, in the order in which it is named: first what visitors meet, then what the staff needs. */
export const stepGaps = [
  'registration-form',
  'registration-fields',
  'registration-lists',
  'contact-subjects',
  'contact-channels',
  'terms',
  'privacy-policy',
  'certificate-content',
  'certificate-dates',
  'public-address',
  'bank-approvers',
] as const
export const StepGap = z.enum(stepGaps)
export type StepGap = z.infer<typeof StepGap>

/** How far a company is with its portal. */
export const FirstRun = z.object({
  company: z.string(),
  portalUrl: z.string(),
  /** With what each still misses: without it the step is not done. */
  steps: z.array(z.object({ step: FirstStep, state: StepState, gaps: z.array(StepGap) })),
  modules: z.array(z.object({ name: FirstModule, isOn: z.boolean() })),
  version: z.string(),
})
export type FirstRun = z.infer<typeof FirstRun>

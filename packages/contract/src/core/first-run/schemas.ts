import * as z from 'zod/mini'

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
export const FirstModule = z.enum(firstModules)

/** What keeps visitors from using a module that is on. */
export const ModuleGap = z.enum([
  'registration-form',
  'registration-fields',
  'contact-subjects',
  'contact-channels',
])
export type ModuleGap = z.infer<typeof ModuleGap>

/** How far a company is with its portal. */
export const FirstRun = z.object({
  company: z.string(),
  portalUrl: z.string(),
  steps: z.array(z.object({ step: FirstStep, state: StepState })),
  modules: z.array(z.object({ name: FirstModule, isOn: z.boolean() })),
  /** What the modules that are on still miss: without it their step is not done. */
  gaps: z.array(ModuleGap),
  version: z.string(),
})
export type FirstRun = z.infer<typeof FirstRun>

import * as z from 'zod/mini'

/** The steps before a new portal can be opened to suppliers, in order. */
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

/** The state of a step: done, skipped, or left. */
export const StepState = z.enum(['done', 'skipped', 'left'])

/** The modules offered in the first steps, in the order of the portal's menu. */
export const firstModules = [
  'orden_compra',
  'orden_ticket',
  'orden_notas_debito',
  'radicar_factura',
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

/** The missing parts of a step, in display order: first what visitors see, then what staff needs. */
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

/** The progress of a company's portal setup. */
export const FirstRun = z.object({
  company: z.string(),
  portalUrl: z.string(),
  /** With the missing parts of each, without which a step is done. */
  steps: z.array(z.object({ step: FirstStep, state: StepState, gaps: z.array(StepGap) })),
  modules: z.array(z.object({ name: FirstModule, isOn: z.boolean() })),
  version: z.string(),
})
export type FirstRun = z.infer<typeof FirstRun>

import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { getFirstRun } from '@enlace/contract/first-run/portal/calls.ts'
import {
  type FirstModule,
  firstModules,
  type FirstStep,
  firstSteps,
} from '@enlace/contract/first-run/portal/schemas.ts'
import { soberColour, contactOf, textOf, type KeptSettings, versionOf } from '../company/index.ts'
import type { PortalWalk } from './portal-walk.ts'
import { gapsOf } from './gap-rules.ts'
import type { FirstRunFacts } from './queries.ts'

/** The setting that keeps the steps that the company marked as done or skipped. */
export const stepsSetting = 'primeros_pasos'

/** Computes the setup progress from the company's data, the portal's gaps and the marked steps. */
export function firstRunOf(
  { nombre, settings }: { nombre: string; settings: KeptSettings },
  facts: FirstRunFacts,
  walk: PortalWalk,
  portalUrl: string,
): AnswerOf<typeof getFirstRun> {
  const said = saidOf(settings)
  const done = doneBy(settings, facts)
  return {
    company: nombre,
    portalUrl,
    steps: firstSteps.map((step) => {
      const gaps = gapsOf(step, walk)
      return { step, state: stateOf(done[step], said.get(step), gaps.length > 0), gaps }
    }),
    modules: firstModules.map((name) => ({ name, isOn: Number(settings.get(name)) > 0 })),
    version: versionOf(settings, firstModules),
  }
}

/** A step with gaps is never done, even if the company marked it so; it may be skipped. */
function stateOf(isDone: boolean, said: 'done' | 'skipped' | undefined, hasGaps: boolean) {
  if (hasGaps) return said === 'skipped' ? said : 'left'
  return isDone ? 'done' : (said ?? 'left')
}

/** Reads the marked steps from the settings. */
export function saidOf(settings: KeptSettings): Map<string, 'done' | 'skipped'> {
  const kept = settings.get(stepsSetting)
  const lines: [string, unknown][] = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return new Map(
    lines.flatMap(([step, state]) => (state === 'done' || state === 'skipped' ? [[step, state]] : [])),
  )
}

/** The settings of all modules, with those in `on` enabled. */
export function chosenModules(on: readonly FirstModule[]): Map<string, number> {
  return new Map(firstModules.map((name) => [name, on.includes(name) ? 1 : 0]))
}

/** Derives the done steps from the data; mail and modules are done only when the company marks them. */
function doneBy(settings: KeptSettings, facts: FirstRunFacts): Readonly<Record<FirstStep, boolean>> {
  const contact = contactOf(settings)
  const isRecoloured = textOf(settings, 'colour') !== '' && textOf(settings, 'colour') !== soberColour
  return {
    contact: contact.correo !== '' || contact.telefono !== '' || contact.numero_tele !== '',
    branding: facts.has_own_picture || isRecoloured,
    modules: false,
    data: facts.has_suppliers,
    content: facts.has_content,
    mail: false,
    // Only gaps keep this step open.
    address: true,
    invite: facts.has_colleague,
    suppliers: facts.has_supplier_user,
  }
}

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

/** The setting that keeps which steps the company counted as done or put off by itself. */
export const stepsSetting = 'primeros_pasos'

/** How far the company is, from what it has done, what its portal misses, and what it said of single steps. */
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

/** A step that misses something is not done, even where the company called it so; it may be put off. */
function stateOf(isDone: boolean, said: 'done' | 'skipped' | undefined, hasGaps: boolean) {
  if (hasGaps) return said === 'skipped' ? said : 'left'
  return isDone ? 'done' : (said ?? 'left')
}

/** What the company said of its steps, as kept. */
export function saidOf(settings: KeptSettings): Map<string, 'done' | 'skipped'> {
  const kept = settings.get(stepsSetting)
  const lines: [string, unknown][] = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return new Map(
    lines.flatMap(([step, state]) => (state === 'done' || state === 'skipped' ? [[step, state]] : [])),
  )
}

/** The settings of modules, on where they are named. */
export function chosenModules(on: readonly FirstModule[]): Map<string, number> {
  return new Map(firstModules.map((name) => [name, on.includes(name) ? 1 : 0]))
}

/** The steps that are done by what there is; mail and modules only the company itself can call done. */
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
    // Only what it misses keeps it open.
    address: true,
    invite: facts.has_colleague,
    suppliers: facts.has_supplier_user,
  }
}

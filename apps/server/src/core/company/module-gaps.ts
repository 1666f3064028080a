import type { ModuleGap } from '@enlace/contract/core/first-run/schemas'
import { neededFields } from '@enlace/domain/company-start/registration-form'
import { demandsOf } from '../registration/demands.ts'
import type { ModuleFacts } from './module-queries.ts'
import type { KeptSettings } from './rules.ts'

/** What each module that visitors use still misses, by the module's setting; of others there is nothing to say. */
const missing: Readonly<Record<string, (facts: ModuleFacts) => ModuleGap[]>> = {
  agp_registration_supplier: ({ form }) => {
    if (form === null || form.trim() === '') return ['registration-form']
    const { labels } = demandsOf(form)
    return neededFields.every((name) => Object.hasOwn(labels, name)) ? [] : ['registration-fields']
  },
  contact: ({ subjects, channels }) => [
    ...(subjects === 0 ? (['contact-subjects'] as const) : []),
    ...(channels === 0 ? (['contact-channels'] as const) : []),
  ],
}

/** What is missing until a visitor can really use a module. */
export function gapsOf(module: string, facts: ModuleFacts): ModuleGap[] {
  return missing[module]?.(facts) ?? []
}

/** What is missing of all modules that are on. */
export function openGapsOf(settings: KeptSettings, facts: ModuleFacts): ModuleGap[] {
  return Object.keys(missing)
    .filter((module) => Number(settings.get(module)) > 0)
    .flatMap((module) => gapsOf(module, facts))
}

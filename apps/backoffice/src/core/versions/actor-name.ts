import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'

/** What acted by itself, in words. */
const actors: Readonly<Record<string, string>> = {
  anterior: texts.earlier,
  demostracion: texts.demonstration,
  cli: texts.operator,
}

/** Who did something, for a sentence: a person by its name, a program in words. */
export const actorName = (actor: string) => actors[actor] ?? actor

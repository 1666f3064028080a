import { contactListFaults as texts } from '@enlace/contract/contact-us/lists/texts.ts'
import {
  contactListNames,
  ContactLists,
  type ContactLists as Lists,
} from '@enlace/contract/contact-us/lists/schemas.ts'
import { fold } from '@enlace/domain/text.ts'

/** What is wrong, by its place: `listas.affairs.2.nombre`, `lectores.0.correo`. */
export type Faults = Readonly<Record<string, string>>

/** What is wrong with lists and readers as they stand on the screen; nothing is what can be saved. */
export function faultsOf(lists: Lists): Faults {
  const read = ContactLists.safeParse(lists)
  const found = (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  const names = contactListNames.flatMap((list) =>
    repeated(lists.listas[list].map(({ nombre }) => fold(nombre))).map(
      (place) => `listas.${list}.${place}.nombre`,
    ),
  )
  const readers = repeated(lists.lectores.map(({ asunto, correo }) => `${asunto} ${fold(correo)}`))
  const questions = repeated(lists.preguntas.map(({ tema, correo }) => `${tema} ${fold(correo)}`))
  return Object.fromEntries([
    ...[
      ...names,
      ...readers.map((place) => `lectores.${place}.correo`),
      ...questions.map((place) => `preguntas.${place}.correo`),
    ].map((place) => [place, texts.twice] as const),
    ...found,
  ])
}

function repeated(words: readonly string[]): number[] {
  return words.flatMap((word, place) => (words.indexOf(word) < place ? [place] : []))
}

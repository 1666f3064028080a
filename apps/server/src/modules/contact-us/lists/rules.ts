import { Problem } from '@enlace/contract/core/problems.ts'
import { contactListNames, type ContactLists } from '@enlace/contract/contact-us/lists/schemas.ts'
import { contactListFaults as faults } from '@enlace/contract/contact-us/lists/texts.ts'
import { fold } from '@enlace/domain/text.ts'

/**
 * Refuses lists with duplicates, or readers of an affair that is in no list. @throws Problem `invalid-fields` with each
 * place; `malformed-request` if a stored option is missing.
 */
export function checkLists(wanted: ContactLists, kept: ContactLists): void {
  const found: Record<string, string> = {}
  for (const name of contactListNames) {
    const options = wanted.listas[name]
    for (const place of repeated(options.map(({ nombre }) => fold(nombre))))
      found[`listas.${name}.${place}.nombre`] = faults.twice
    const sent = new Set(options.map(({ clave }) => clave))
    // An option is retired, never deleted: messages may refer to it.
    if (sent.size < options.length || kept.listas[name].some(({ clave }) => !sent.has(clave)))
      throw new Problem('malformed-request')
  }
  const affairs = new Set(wanted.listas.affairs.map(({ clave }) => clave))
  wanted.lectores.forEach(({ asunto }, place) => {
    if (asunto !== null && !affairs.has(asunto)) found[`lectores.${place}.asunto`] = faults.gone
  })
  const readers = wanted.lectores.map(({ asunto, correo }) => `${asunto} ${correo.toLowerCase()}`)
  for (const place of repeated(readers)) found[`lectores.${place}.correo`] = faults.twice
  const questions = wanted.preguntas.map(({ tema, correo }) => `${tema} ${correo.toLowerCase()}`)
  for (const place of repeated(questions)) found[`preguntas.${place}.correo`] = faults.twice
  if (Object.keys(found).length > 0) throw new Problem('invalid-fields', {}, found)
}

/** Returns the indexes of repeated words. */
function repeated(words: readonly string[]): number[] {
  return words.flatMap((word, place) => (words.indexOf(word) < place ? [place] : []))
}

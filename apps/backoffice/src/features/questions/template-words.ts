import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskThread } from '@enlace/contract/questions/desk/schemas.ts'

/** What a template says in a thread; a name in braces that it does not know stays as it is. */
export function wordsOf(
  words: string,
  {
    persona,
    proveedor,
    documento,
    numero,
  }: Pick<DeskThread, 'persona' | 'proveedor' | 'documento' | 'numero'>,
): string {
  return filled(words, {
    persona,
    proveedor,
    numero,
    documento: documento === null ? '' : fill(askedTexts[documento.kind], { numero: documento.numero }),
  })
}

/** A template's words with its names replaced. */
export function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

import { fill } from '../core/fill.ts'
import type { ImportUnlikely } from './doubt-schemas.ts'
import { importMappingTexts } from './doubt-texts.ts'
import { importsTexts } from './texts.ts'

const kinds: Readonly<Record<string, string>> = importsTexts.parts

/** Returns the sentence of a probably unintended effect, with the names of file kinds and formatted counts. */
export function unlikelySentence({ reason, file, count, of, examples }: ImportUnlikely): string {
  return fill(importMappingTexts.unlikely.reasons[reason], {
    file: file ?? '',
    count: count.toLocaleString('es-CO'),
    of: of.toLocaleString('es-CO'),
    examples: examples.map((text) => kinds[text]?.toLowerCase() ?? text).join('; '),
  })
}

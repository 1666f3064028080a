import { fill } from '../core/fill.ts'
import type { InvoiceClass } from './limits.ts'

const invoice = 'factura'

/** What a document of each class is called within a sentence. All are feminine, so that articles and adjectives agree. */
const nouns: Readonly<Record<InvoiceClass, string>> = {
  factura: invoice,
  exportacion: invoice,
  contingencia: invoice,
  nota_credito: 'nota crédito',
  nota_debito: 'nota débito',
  cuenta_cobro: 'cuenta de cobro',
}

/** Returns what a class is called: `clase` within a sentence, `Clase` at the start of one. */
export function classWords(clase: InvoiceClass): { clase: string; Clase: string } {
  const noun = nouns[clase]
  return { clase: noun, Clase: noun.charAt(0).toUpperCase() + noun.slice(1) }
}

/** Fills a text about a document, which calls it `{clase}` or `{Clase}`. */
export const fillFor = (
  { clase }: { clase: InvoiceClass },
  text: string,
  values: Parameters<typeof fill>[1] = {},
): string => fill(text, { ...values, ...classWords(clase) })

import type { CertificateKind } from './certificates.ts'
import { fold } from './text.ts'

// The order matters: every kind is also withheld "at source", and the firemen's surcharge is one on ICA.
const words: readonly (readonly [CertificateKind, RegExp])[] = [
  ['timbre', /\btimbres?\b/],
  ['estampilla', /\bestampillas?\b/],
  ['bomberil', /\bbomber/],
  ['obra', /\bcontribucion(?:es)? especial|\bley 1106\b|\bfonsecon\b|^obra$/],
  ['ica', /\b(?:(?:re?te)?\s?ica|industria)\b/],
  ['iva', /\b(?:(?:re?te)?\s?iva|ventas)\b/],
  ['fuente', /fuente|renta\b|\b(?:re?te)?\s?fte\b/],
]

/** The PUC accounts in which a buyer books withholdings of renta, IVA and ICA. */
const accounts: Readonly<Record<string, CertificateKind>> = { '2365': 'fuente', '2367': 'iva', '2368': 'ica' }

/** Parses a kind of withholding as sources name it: `ReteFuente`, `RTE FTE`, `Retención de IVA`, `2368`. */
export function readWithheldKind(typed: string): CertificateKind | undefined {
  const text = fold(typed).replace(/[._-]+/g, ' ')
  const account = /^\d{4,}$/.test(text) ? accounts[text.slice(0, 4)] : undefined
  return account ?? words.find(([, pattern]) => pattern.test(text))?.[0]
}

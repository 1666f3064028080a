import type { CertificateKind } from '@enlace/domain/certificates'
import { fold } from '@enlace/domain/text'

// In this order: ICA and IVA are also withheld "at source".
const words: readonly (readonly [CertificateKind, RegExp])[] = [
  ['ica', /\b(?:(?:re?te)?\s?ica|industria)\b/],
  ['iva', /\b(?:(?:re?te)?\s?iva|ventas)\b/],
  ['fuente', /fuente|renta\b|\b(?:re?te)?\s?fte\b/],
]

/** The accounts of the PUC in which a buyer keeps what it withheld: of renta, of IVA, of ICA. */
const accounts: Readonly<Record<string, CertificateKind>> = { '2365': 'fuente', '2367': 'iva', '2368': 'ica' }

/** Reads what was withheld in the ways in which sources name it: `ReteFuente`, `RTE FTE`, `Retención de IVA`, `2368`. */
export function readWithheldKind(typed: string): CertificateKind | undefined {
  const text = fold(typed).replace(/[._-]+/g, ' ')
  const account = /^\d{4,}$/.test(text) ? accounts[text.slice(0, 4)] : undefined
  return account ?? words.find(([, pattern]) => pattern.test(text))?.[0]
}

import { fill } from '@enlace/contract/core/fill.ts'
import type { PendingAnnex } from '@enlace/contract/invoices/schemas.ts'
import { invoicesTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'

/** What the company asks to be attached, in one sentence; empty if nothing. */
export function askedAnnexes(annexes: readonly PendingAnnex[]): string {
  return annexes.length === 0 ? '' : `${texts.annexes}: ${annexes.map(wordsOf).join('; ')}.`
}

function wordsOf({ nombre, documentos, obligatorio }: PendingAnnex): string {
  const anexo = fill(texts.annexOf[documentos], { nombre })
  return obligatorio ? anexo : fill(texts.annexOptional, { anexo })
}

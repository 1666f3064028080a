import { fill } from '@enlace/contract/core/fill.ts'
import type { PendingAnnex } from '@enlace/contract/invoices/schemas.ts'
import { invoicesTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'

/** What the company asks to be attached, before anything is sent. */
export function AskedAnnexes({ annexes }: { annexes: readonly PendingAnnex[] }) {
  if (annexes.length === 0) return null
  return (
    <p>
      {texts.annexes}: {annexes.map(wordsOf).join('; ')}.
    </p>
  )
}

function wordsOf({ nombre, documentos, obligatorio }: PendingAnnex): string {
  const anexo = fill(texts.annexOf[documentos], { nombre })
  return obligatorio ? anexo : fill(texts.annexOptional, { anexo })
}

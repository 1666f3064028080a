import { annexTexts as texts } from '@enlace/contract/invoices/screen-texts.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'

type Annex = { obligatorio: boolean; entregado: boolean }

/** Whether an annex that the company asks for is there. */
export const annexWord = ({ obligatorio, entregado }: Annex): string =>
  entregado ? texts.there : obligatorio ? texts.missing : texts.optional

/** The tone of that word. */
export const annexTone = ({ obligatorio, entregado }: Annex): Tone =>
  entregado ? 'good' : obligatorio ? 'warning' : 'neutral'

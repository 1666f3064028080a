import { contractTypes, type ContractKind, minuteTypes, type MinuteKind } from './contracts.ts'
import type { StateOf } from './states.ts'
import { fold } from './text.ts'

/** How sources call the types of contracts, beside the portal's own words. */
const typeWords: Readonly<Record<ContractKind, readonly string[]>> = {
  bienes: ['suministro', 'suministros', 'compraventa', 'compra', 'compras', 'bien'],
  servicios: [
    'servicio',
    'prestacion de servicio',
    'prestacion de servicios',
    'prestacion de servicios profesionales',
    'arrendamiento',
    'arrendamientos',
    'consultoria',
    'interventoria',
    'mantenimiento',
    'transporte',
  ],
  obra: ['obra civil', 'obra publica', 'construccion', 'obras'],
  marco: ['acuerdo marco', 'contrato marco', 'abierto'],
}

/** How sources call what a contract is in; what the calendar says is not asked of them. */
const stateWords = {
  vigente: [
    'activo',
    'celebrado',
    'modificado',
    'prorrogado',
    'cedido',
    'en ejecucion',
    'ejecucion',
    'abierto',
    'legalizado',
    'por vencer',
  ],
  suspendido: ['en suspension', 'suspension'],
  terminado: ['finalizado', 'vencido', 'ejecutado', 'terminacion'],
  liquidado: ['cerrado', 'en paz y salvo', 'liquidacion'],
} as const satisfies Partial<Record<StateOf<'contrato'>, readonly string[]>> // the states are the type

/** Reads the type of a contract as a source writes it. */
export function readContractKind(written: string): ContractKind | undefined {
  const word = plain(written)
  return contractTypes.find((type) => type === word || typeWords[type].includes(word))
}

/** Reads the state of a contract as a source writes it. */
export function readContractState(written: string): keyof typeof stateWords | undefined {
  const word = plain(written)
  return (['vigente', 'suspendido', 'terminado', 'liquidado'] as const).find(
    (state) => state === word || stateWords[state].some((known) => known === word),
  )
}

/** Reads what an acta records; one that is none of the usual is an acta all the same. */
export function readMinuteKind(written: string): MinuteKind {
  const word = plain(written)
    .replace(/^acta (de )?/, '')
    .replaceAll(' ', '_')
  return minuteTypes.find((type) => type === word) ?? 'otra'
}

/** Reads of which kind a document on account of a contract is. */
export function readImputedKind(written: string): 'purchase-order' | 'account-statements' | undefined {
  const word = plain(written)
  if (['orden', 'oc', 'orden de compra', 'pedido'].includes(word)) return 'purchase-order'
  return ['factura', 'fe', 'factura electronica', 'cuenta de cobro'].includes(word)
    ? 'account-statements'
    : undefined
}

const plain = (written: string) =>
  fold(written)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

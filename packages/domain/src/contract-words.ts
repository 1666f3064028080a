import { contractTypes, type ContractKind, minuteTypes, type MinuteKind } from './contracts.ts'
import type { StateOf } from './states.ts'
import { fold } from './text.ts'

/** The names that sources use for the types of contracts, besides the portal's own words. */
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

/** The names that sources use for the states of contracts, except for states derived from the calendar. */
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

/** Parses the type of a contract as a source writes it; returns undefined for unknown words. */
export function readContractKind(written: string): ContractKind | undefined {
  const word = plain(written)
  return contractTypes.find((type) => type === word || typeWords[type].includes(word))
}

/** Parses the state of a contract as a source writes it; returns undefined for unknown words. */
export function readContractState(written: string): keyof typeof stateWords | undefined {
  const word = plain(written)
  return (['vigente', 'suspendido', 'terminado', 'liquidado'] as const).find(
    (state) => state === word || stateWords[state].some((known) => known === word),
  )
}

/** Parses the kind of an acta; any unusual one is still an acta. */
export function readMinuteKind(written: string): MinuteKind {
  const word = plain(written)
    .replace(/^acta (de )?/, '')
    .replaceAll(' ', '_')
  return minuteTypes.find((type) => type === word) ?? 'otra'
}

/** Parses the kind of a document charged to a contract; returns undefined for unknown words. */
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

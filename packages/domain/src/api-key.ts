/** What a key may be used for: to push data of one kind, or to ask the outcome of what was pushed. */
export const apiScopes = [
  'push:terceros',
  'push:facturas',
  'push:pagos',
  'push:ordenes',
  'push:entradas',
  'push:notas',
  'push:contratos',
  'push:retenciones',
  'read:cargas',
] as const

/** One thing that a key may be used for. */
export type ApiScope = (typeof apiScopes)[number]

/** The kinds of records that a program may push, with what its key must be good for. */
export const kindScopes = {
  'third-parties': 'push:terceros',
  'branch-accounts': 'push:terceros',
  'purchase-order': 'push:ordenes',
  'purchase-order-lines': 'push:ordenes',
  'warehouse-entries': 'push:entradas',
  'warehouse-entries-lines': 'push:entradas',
  'account-statements': 'push:facturas',
  'payments-made': 'push:pagos',
  'notes-debit': 'push:notas',
  'notes-debit-lines': 'push:notas',
  withholdings: 'push:retenciones',
  contracts: 'push:contratos',
  'contracts-amendments': 'push:contratos',
  'contracts-policies': 'push:contratos',
  'contracts-minutes': 'push:contratos',
  'contracts-imputations': 'push:contratos',
  'document-links': 'push:entradas',
} as const satisfies Readonly<Record<string, ApiScope>> // the names are the type

/** A kind of records that a program may push. */
export type PushKind = keyof typeof kindScopes

/** Whether a text names a kind of records. */
export function isPushKind(text: string): text is PushKind {
  return Object.hasOwn(kindScopes, text)
}

/** Every kind of records, in the order in which one is on another. */
export const pushKinds: readonly PushKind[] = Object.keys(kindScopes).filter(isPushKind)

/** How a key begins, so that scanners of leaked secrets know one where they see it. */
export const apiKeyStart = 'enlace_'

/** Letters of a key that may be shown: its beginning and the first of the secret. */
export const apiKeyShown = apiKeyStart.length + 6

/** Whether a text may be a key at all: its beginning and 256 bits. */
export function isApiKey(text: string): boolean {
  return /^enlace_[\w-]{43}$/.test(text)
}

/** How a key stands. */
export const apiKeyStates = ['vigente', 'por_reemplazar', 'vencida', 'revocada'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

/** What a key is at a moment: one that has a successor is good until it expires. */
export function apiKeyState(
  key: { expiresAt: Date | null; revokedAt: Date | null; isReplaced: boolean },
  now: Date,
): ApiKeyState {
  if (key.revokedAt !== null) return 'revocada'
  if (key.expiresAt !== null && key.expiresAt <= now) return 'vencida'
  return key.isReplaced ? 'por_reemplazar' : 'vigente'
}

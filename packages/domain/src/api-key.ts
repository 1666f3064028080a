/** The scopes of API keys: pushing one kind of data, or reading the outcome of pushes. */
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
  'push:cuentas',
  'read:cambios-cuenta',
  'read:pagos-en-linea',
  'read:facturas-radicadas',
  'push:eventos-radian',
  'push:documentos-soporte',
] as const

/** A scope of an API key. */
export type ApiScope = (typeof apiScopes)[number]

/** Returns whether a text is a scope. */
export function isApiScope(text: string): text is ApiScope {
  return (apiScopes as readonly string[]).includes(text) // a wider array to ask, the same scopes
}

/** The kinds of records that a program may push, with the required scope. */
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

/** Returns whether a text is a kind of records. */
export function isPushKind(text: string): text is PushKind {
  return Object.hasOwn(kindScopes, text)
}

/** Every kind of records, ordered by dependency. */
export const pushKinds: readonly PushKind[] = Object.keys(kindScopes).filter(isPushKind)

/** The prefix of a key, by which secret scanners recognise it. */
export const apiKeyStart = 'enlace_'

/** The number of characters of a key that may be shown: the prefix and the first six of the secret. */
export const apiKeyShown = apiKeyStart.length + 6

/** Returns whether a text has the format of a key: the prefix and 256 bits. */
export function isApiKey(text: string): boolean {
  return /^enlace_[\w-]{43}$/.test(text)
}

/** The prefix of a supplier's key, which opens nothing of the company's, nor a company's key anything of the supplier's. */
export const supplierKeyStart = 'enlace_proveedor_'

/** The number of characters of a supplier's key that may be shown. */
export const supplierKeyShown = supplierKeyStart.length + 6

/** Returns whether a text has the format of a supplier's key. */
export function isSupplierKey(text: string): boolean {
  return /^enlace_proveedor_[\w-]{43}$/.test(text)
}

/** The states of a key. */
export const apiKeyStates = ['vigente', 'por_reemplazar', 'vencida', 'revocada'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

/** Returns the state of a key at a moment. A replaced key stays valid until it expires. */
export function apiKeyState(
  key: { expiresAt: Date | null; revokedAt: Date | null; isReplaced: boolean },
  now: Date,
): ApiKeyState {
  if (key.revokedAt !== null) return 'revocada'
  if (key.expiresAt !== null && key.expiresAt <= now) return 'vencida'
  return key.isReplaced ? 'por_reemplazar' : 'vigente'
}

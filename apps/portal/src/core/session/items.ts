import type { SupplierView } from '@enlace/contract/sign-in/session/schemas.ts'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'

/** The names under which the browser keeps a session (spec 3, Locally stored items). */
export const sessionItems = [
  'access_token',
  'refresh_token',
  'expire_token',
  'client_id',
  'client_secret',
  'authenticate',
  'userData',
  'selectedCompany',
  'selectedSucursal',
  'session_token',
  'companies',
  'companie',
  'session_context',
  'shared_device',
  'last_activity',
  'kept_ahead',
  'view',
] as const

/** The names under which the browser keeps what the company set (spec 3, Server platform parameters, and favicon). */
export type ParameterItem = keyof PlatformParameters | 'favicon'

/** The names under which the browser keeps that its cache was cleaned, and when (spec 3). */
export type CleaningItem = 'cache_cleaned' | 'cache_cleaned_at'

/** The names under which the browser keeps which branch each person worked with last, and whose notices it shows, over logins. */
export type RememberedItem = 'remembered_branches' | 'push_owner'

type AnyItem = SessionItem | ParameterItem | CleaningItem | RememberedItem

/** The name of an item of the session. */
export type SessionItem = (typeof sessionItems)[number]

/**
 * Where a tab keeps its session. A look at the portal as somebody else belongs to its tab alone: whoever is signed in in
 * this browser stays so in every other tab.
 */
function storage(): Storage {
  return sessionStorage.getItem('view' satisfies SessionItem) === null ? localStorage : sessionStorage
}

/** Reads a kept text; storage that the browser refuses is the same as nothing kept. */
export function readItem(name: AnyItem): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

/** Reads a kept value; what cannot be read counts as nothing kept. */
export function readJson(name: SessionItem | RememberedItem): unknown {
  try {
    return JSON.parse(readItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps texts and numbers as they are, everything else as JSON. */
export function writeItems(values: Partial<Record<AnyItem, unknown>>): void {
  const kept = storage()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) kept.removeItem(name)
    else kept.setItem(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** Makes this tab one that looks at the portal as somebody else, from here on. */
export function beginView(view: SupplierView): void {
  sessionStorage.setItem('view' satisfies SessionItem, JSON.stringify(view))
}

/** Forgets the session; what the company set stays, because it is no secret and the next login shows it. */
export function clearSessionItems(): void {
  const kept = storage()
  for (const name of sessionItems) kept.removeItem(name)
}

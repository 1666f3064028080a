import type { SessionPerson, SupplierView, Tokens } from '@enlace/contract/sign-in/session/schemas.ts'
import { beginView, clearSessionItems, readItem, readJson, writeItems } from './items.ts'

/** The person as the browser keeps it, under `userData`. */
export type Person = Omit<SessionPerson, 'session_token'>

/** The session of this tab: who is signed in, and with which branch account. */
export type Session = {
  token: string
  person: Person
  /** The selected branch account; null is all of them. */
  thirdId: number | null
  isSharedDevice: boolean
  /** Who looks at the portal as this person, and until when; null where the person is here itself. */
  view: SupplierView | null
}

/** An answer that opens a session: the login's, or a switch to another company. */
export type OpeningAnswer = KeptTokens & { data: SessionPerson }

type KeptTokens = { [name in keyof Tokens]?: Tokens[name] | undefined }

// A tab keeps what it read at load: another tab's choice reaches it through the storage event only, so that rows of
// one account never appear under the name of another.
let current = readSession()
const listeners = new Set<() => void>()

/** The session of this tab, as `useSyncExternalStore` and the client read it. */
export const session = {
  read: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /**
   * Reads the storage again, after this tab or another changed it. Another branch is told to who listens; when
   * the session itself is another or gone, the page must come anew, and until then nobody is told.
   */
  reread(): 'same' | 'branch' | 'session' {
    const next = readSession()
    if (JSON.stringify(next) === JSON.stringify(current)) return 'same'
    if (next?.token !== current?.token) return 'session'
    current = next
    for (const listener of listeners) listener()
    return 'branch'
  },
}

/** Keeps a session that the server has opened. */
export function openSession(answer: OpeningAnswer, company: number, isSharedDevice: boolean): void {
  const { session_token, ...person } = answer.data
  writeItems({
    authenticate: 'true',
    session_token,
    userData: person,
    selectedCompany: String(company),
    selectedSucursal: isSharedDevice ? null : rememberedBranch(branchKey(person.userId, company)),
    session_context: null,
    shared_device: isSharedDevice ? '1' : null,
  })
  keepTokens(answer)
}

/** Keeps a look at the portal as somebody else, in this tab alone; nothing that it shows is kept. */
export function openView(answer: { data: SessionPerson; view: SupplierView }, company: number): void {
  beginView(answer.view)
  openSession(answer, company, true)
}

/** Keeps new tokens and the instant at which the access token ends, in milliseconds. */
export function keepTokens(tokens: KeptTokens): void {
  const { expires_in, ...kept } = tokens
  writeItems({
    access_token: kept.access_token,
    refresh_token: kept.refresh_token,
    client_id: kept.client_id,
    client_secret: kept.client_secret,
    expire_token: expires_in === undefined ? undefined : String(Date.now() + expires_in * 1000),
  })
}

/** Remembers that a login was refused (spec 4, Login failure). */
export function refuseSession(): void {
  writeItems({ authenticate: 'false' })
}

/** Forgets the session in this browser; other tabs learn it from the storage event, this one from the next page. */
export function endSession(): void {
  clearSessionItems()
}

/** Works with one branch account from now on, or with all of them. */
export function selectBranch(thirdId: number | null): void {
  const branch = thirdId === null ? null : { thirdId }
  writeItems({ selectedSucursal: branch })
  if (current && !current.isSharedDevice) {
    const key = branchKey(current.person.userId, Number(readItem('selectedCompany')))
    writeItems({ remembered_branches: { ...rememberedBranches(), [key]: branch } })
  }
  session.reread()
}

/** A person chooses in each company apart; one email may be a supplier of several. */
function branchKey(userId: string, company: number): string {
  return `${userId} ${company}`
}

function rememberedBranches(): Record<string, unknown> {
  const kept = readJson('remembered_branches')
  return isRecord(kept) ? kept : {}
}

function rememberedBranch(key: string): { thirdId: number } | null {
  const branch = rememberedBranches()[key]
  return isRecord(branch) && typeof branch['thirdId'] === 'number' ? { thirdId: branch['thirdId'] } : null
}

function readSession(): Session | null {
  const token = readItem('session_token')
  const person = readJson('userData')
  if (!token || !isPerson(person)) return null
  const branch = readJson('selectedSucursal')
  const thirdId = isRecord(branch) && typeof branch['thirdId'] === 'number' ? branch['thirdId'] : null
  const view = readJson('view')
  return {
    token,
    person,
    thirdId,
    isSharedDevice: readItem('shared_device') === '1',
    view: isView(view) ? view : null,
  }
}

function isPerson(value: unknown): value is Person {
  return isRecord(value) && typeof value['userId'] === 'string' && typeof value['isMaster'] === 'boolean'
}

function isView(value: unknown): value is SupplierView {
  return isRecord(value) && typeof value['by'] === 'string' && typeof value['until'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

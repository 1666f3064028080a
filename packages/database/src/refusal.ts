/** Why a scope did not open; the message of the database's exception is the code. */
export type RefusalCode =
  | 'session-missing'
  | 'session-expired'
  | 'account-foreign'
  | 'module-off'
  | 'not-master'
  | 'page-offline'
  | 'company-not-found'
  | (string & {})

/** A scope that did not open, or an owner's function that refused: nothing after it ran. */
export class DatabaseRefusal extends Error {
  readonly code: RefusalCode
  /** The instant at which a temporary refusal ends. */
  readonly until: Date | undefined

  constructor(code: RefusalCode, cause: unknown, until?: Date) {
    super(`Refused: ${code}`, { cause })
    this.name = 'DatabaseRefusal'
    this.code = code
    this.until = until
  }
}

/** Runs the work and translates our own refusals (SQLSTATE EN…); other errors pass unchanged. */
export async function refusalOf<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && /^EN\d{3}$/.test(String(fault.code))) {
      throw new DatabaseRefusal(fault.message, fault, instantIn(fault))
    }
    // A person who views the portal as another user is in a read-only transaction.
    if (fault instanceof Error && 'code' in fault && fault.code === '25006') {
      throw new DatabaseRefusal('viewing-only', fault)
    }
    throw fault
  }
}

/** The instant in the detail of an exception. */
function instantIn(fault: Error): Date | undefined {
  const told = 'detail' in fault && typeof fault.detail === 'string' ? new Date(fault.detail) : undefined
  return told && !Number.isNaN(told.getTime()) ? told : undefined
}

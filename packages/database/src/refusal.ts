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
  /** The instant from which it is refused no more, where the refusal is for a time. */
  readonly until: Date | undefined

  constructor(code: RefusalCode, cause: unknown, until?: Date) {
    super(`Refused: ${code}`, { cause })
    this.name = 'DatabaseRefusal'
    this.code = code
    this.until = until
  }
}

/** Runs the work and tells a refusal of ours (SQLSTATE EN…) from every other fault. */
export async function refusalOf<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && /^EN\d{3}$/.test(String(fault.code))) {
      throw new DatabaseRefusal(fault.message, fault, instantIn(fault))
    }
    // Whoever looks at the portal as somebody else is in a transaction that only reads.
    if (fault instanceof Error && 'code' in fault && fault.code === '25006') {
      throw new DatabaseRefusal('viewing-only', fault)
    }
    throw fault
  }
}

/** The instant that an exception tells as its detail. */
function instantIn(fault: Error): Date | undefined {
  const told = 'detail' in fault && typeof fault.detail === 'string' ? new Date(fault.detail) : undefined
  return told && !Number.isNaN(told.getTime()) ? told : undefined
}

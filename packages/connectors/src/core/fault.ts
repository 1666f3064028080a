/** The reasons for which an ERP may fail to answer. */
export const connectorFaults = [
  'address-malformed',
  'name-not-found',
  'address-not-allowed',
  'connection-refused',
  'host-unreachable',
  'certificate-refused',
  'time-out',
  'connection-lost',
  'redirected',
  'status-refused',
  'too-many-requests',
  'answer-unreadable',
  'answer-too-large',
  'database-unknown',
  'credentials-refused',
  'right-missing',
  'model-missing',
  'field-missing',
  'erp-fault',
  'file-refused',
  'file-elsewhere',
] as const

/** Why an ERP did not answer. */
export type ConnectorFaultReason = (typeof connectorFaults)[number]

/** Thrown if an ERP cannot be read; `values` fill the placeholders of the reason's sentence. */
export class ConnectorFault extends Error {
  override readonly name = 'ConnectorFault'
  readonly reason: ConnectorFaultReason
  readonly values: Readonly<Record<string, string>>

  constructor(reason: ConnectorFaultReason, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    const detail = Object.entries(values).map(([name, value]) => `${name} ${value}`)
    super([reason, ...detail].join(', '), cause === undefined ? {} : { cause })
    this.reason = reason
    this.values = values
  }

  /** Whether a person has to fix something first: a retry would fail the same way. */
  get isLasting(): boolean {
    return !passing.includes(this.reason)
  }

  /** Whether it concerns one kind of records only, so that the others may be read. */
  get isOfKind(): boolean {
    return ofKind.includes(this.reason)
  }
}

const ofKind: readonly ConnectorFaultReason[] = ['right-missing', 'model-missing', 'field-missing']

const passing: readonly ConnectorFaultReason[] = [
  'name-not-found',
  'connection-refused',
  'host-unreachable',
  'time-out',
  'connection-lost',
  'too-many-requests',
  'status-refused',
  'answer-unreadable',
  'erp-fault',
]

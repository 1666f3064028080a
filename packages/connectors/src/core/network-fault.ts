import { ConnectorFault, type ConnectorFaultReason } from './fault.ts'

const reasons: Readonly<Record<string, ConnectorFaultReason>> = {
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  EAI_NODATA: 'name-not-found',
  ECONNREFUSED: 'connection-refused',
  EHOSTUNREACH: 'host-unreachable',
  ENETUNREACH: 'host-unreachable',
  EADDRNOTAVAIL: 'host-unreachable',
  ETIMEDOUT: 'time-out',
  EPROTO: 'certificate-refused',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate-refused',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate-refused',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate-refused',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate-refused',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate-refused',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-refused',
  HOSTNAME_MISMATCH: 'certificate-refused',
}

/** Translates a network error into a fault. */
export function networkFault(host: string, fault: unknown): ConnectorFault {
  // Of several attempted addresses, the first error suffices.
  const told = fault instanceof AggregateError ? (fault.errors[0] as unknown) : fault
  if (told instanceof ConnectorFault) return told
  const code = told instanceof Error && 'code' in told ? String(told.code) : ''
  const known =
    reasons[code] ?? (/^(CERT_|ERR_SSL_|ERR_TLS_)/.test(code) ? 'certificate-refused' : 'connection-lost')
  return new ConnectorFault(known, known === 'certificate-refused' ? { host, code } : { host }, fault)
}

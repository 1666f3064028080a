/** Why a backup is not taken or not restored; the details are names and counts, never content. */
export type BackupFaultCode =
  | 'no-backup'
  | 'truncated'
  | 'damaged'
  | 'newer'
  | 'other-product'
  | 'filled'
  | 'exists'
  | 'no-schema'
  | 'not-in-backup'
  | 'company-stands'
  | 'other-company'
  | 'nit-elsewhere'
  | 'person-taken'
  | 'value-taken'
  | 'other-schema'
  | 'busy'

/** A backup that is not taken or not restored; nothing of it remains. */
export class BackupFault extends Error {
  readonly code: BackupFaultCode
  readonly detail: Readonly<Record<string, string | number>>

  constructor(
    code: BackupFaultCode,
    detail: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(`Backup: ${code} ${JSON.stringify(detail)}`, { cause })
    this.name = 'BackupFault'
    this.code = code
    this.detail = detail
  }
}

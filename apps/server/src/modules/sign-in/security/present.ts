import type { Security, SignIn } from '@enlace/contract/sign-in/security/schemas.ts'
import { SignInOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { deviceName } from '../attempts/device.ts'
import type { findSecurity, findSignIns } from './queries.ts'

/** A person's security settings, as shown at a host. */
export function securityAnswer(
  kept: Awaited<ReturnType<typeof findSecurity>>,
  host: string | undefined,
): Security {
  const { factor, change } = kept
  return {
    email: kept.email,
    totp: factor.totp_since === null ? null : { createdAt: factor.totp_since, usedAt: factor.totp_used_at },
    passkeys: kept.passkeys.map(({ id, name, rp_id, is_synced, created_at, last_used_at }) => ({
      id,
      name,
      host: rp_id,
      isHere: rp_id === host,
      isSynced: is_synced,
      createdAt: created_at,
      usedAt: last_used_at,
    })),
    codesLeft: factor.codes_left,
    isDemanded: factor.is_demanded,
    canUsePasskeys: host !== undefined,
    sessions: kept.sessions.map(
      ({ id, company_name, device, address, created_at, last_seen_at, session_ids, is_backoffice }) => ({
        id,
        isCurrent: session_ids.includes(kept.session),
        company: company_name,
        isBackoffice: is_backoffice,
        device: deviceName(device),
        address,
        createdAt: created_at,
        seenAt: last_seen_at,
      }),
    ),
    devices: kept.devices.map(({ id, device, address, last_seen_at, trusted_until }) => ({
      id,
      device: deviceName(device),
      address,
      seenAt: last_seen_at,
      until: trusted_until,
    })),
    emailChange: change
      ? {
          newEmail: change.new_email,
          oldConfirmed: change.old_confirmed,
          newConfirmed: change.new_confirmed,
          until: change.expires_at,
        }
      : null,
  }
}

/** An entry of the history. */
export function signInAnswer({
  id,
  at,
  company_name,
  address,
  device,
  outcome,
}: Awaited<ReturnType<typeof findSignIns>>[number]): SignIn {
  return {
    id,
    at,
    company: company_name,
    address,
    device: deviceName(device),
    outcome: SignInOutcome.parse(outcome),
  }
}

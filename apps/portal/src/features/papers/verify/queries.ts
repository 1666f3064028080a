import { verifyFile } from '@enlace/contract/papers/verify/calls.ts'
import type { VerifiedCertificate } from '@enlace/contract/papers/verify/schemas.ts'
import { send } from '../../../core/http/client.ts'
import { failureOf } from '@enlace/web/http/failure.ts'

/** The certificate whose file has this fingerprint; undefined where nobody issued it. @throws CallFailure */
export async function findByFingerprint(sha256: string): Promise<VerifiedCertificate | undefined> {
  try {
    return await send(verifyFile, { body: { sha256 } })
  } catch (thrown) {
    if (failureOf(thrown).status === 404) return undefined
    throw thrown
  }
}

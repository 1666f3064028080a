import type { Given } from '@enlace/api-client/client.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { send } from '../http/client.ts'
import { demandDownload } from '@enlace/web/http/download.ts'
import { failureOf } from '@enlace/web/http/failure.ts'

/**
 * Hands a file out at once; where it is more than a person waits for, has it made in the background and answers its id
 * among the downloads. `later` takes what `now` takes. @throws CallFailure
 */
export async function handOut(
  now: AnyCall,
  later: AnyCall,
  given: Given<AnyCall>,
  isLong = false,
): Promise<string | undefined> {
  if (!isLong && (await isHandedOut(now, given))) return undefined
  // What is asked for in the background answers the id of its file.
  const { id } = await (send as (call: AnyCall, given: Given<AnyCall>) => Promise<{ id: string }>)(
    later,
    given,
  )
  return id
}

/** False where there is more by now than a person waits for. */
async function isHandedOut(call: AnyCall, given: Given<AnyCall>): Promise<boolean> {
  try {
    await demandDownload(call, given)
    return true
  } catch (thrown) {
    if (failureOf(thrown).code !== 'export-in-background') throw thrown
    return false
  }
}

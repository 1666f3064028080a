import { downloadHandOver } from '@enlace/contract/bank-accounts/hand-over/calls.ts'
import type { HandOverWanted } from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { saveFile } from '@enlace/web/http/save-file.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** Gets the treasury's file to the person, who has just shown who it is. @throws CallFailure */
export async function takeFile(wanted: HandOverWanted): Promise<{ cambios: number; repetidos: number }> {
  const { nombre, base64, cambios, repetidos } = await withStepUp(() =>
    send(downloadHandOver, { body: wanted }),
  )
  saveFile({ name: nombre, base64 })
  return { cambios, repetidos }
}

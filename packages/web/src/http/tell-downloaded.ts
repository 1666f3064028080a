import { fill } from '@enlace/contract/core/fill.ts'
import { exportTexts as texts } from '@enlace/contract/exports/texts.ts'
import type { Given } from '@enlace/api-client/client.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { download } from './download.ts'

/** Says that a file is there, also to anyone who does not see what the browser shows of it. */
export const tellDownloaded = (archivo: string): void => {
  toast({ kind: 'success', message: fill(texts.downloaded, { archivo }) })
}

/** Gets a file of a call to the person, and says under its name that it is there. */
export async function downloadNamed<C extends AnyCall>(
  call: C,
  given: Given<C>,
  archivo: string,
): Promise<void> {
  if (await download(call, given)) tellDownloaded(archivo)
}

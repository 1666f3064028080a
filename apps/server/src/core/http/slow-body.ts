import type { IncomingMessage } from 'node:http'

/** Milliseconds for a body: a small one must be complete in that time; one with files may take longer while it moves. */
export const bodyPatience = { whole: 30_000, silence: 30_000, upload: 15 * 60_000 } as const

/**
 * Ends a request whose body does not arrive. A call with files is ended only after a period of silence: ten documents
 * over a slow mobile connection are no attack.
 */
export function endSlowBody(
  message: IncomingMessage,
  takesFiles: boolean,
  patience: { readonly whole: number; readonly silence: number } = bodyPatience,
): void {
  const { headers } = message
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (message.complete || !hasBody) return
  let seen = message.socket.bytesRead
  const look = () => {
    const { bytesRead } = message.socket
    if (message.complete) stop()
    else if (takesFiles && bytesRead > seen) seen = bytesRead
    else message.destroy()
  }
  const timer = setInterval(look, takesFiles ? patience.silence : patience.whole).unref()
  const stop = () => clearInterval(timer)
  message.once('close', stop)
}

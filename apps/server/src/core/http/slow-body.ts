import type { IncomingMessage } from 'node:http'

/** Milliseconds within which a body has to come: a small one whole; one with files may take its time while it moves. */
export const bodyPatience = { whole: 30_000, silence: 30_000, upload: 15 * 60_000 } as const

/**
 * Ends a request whose body does not come. A call that takes files is ended only when nothing of them came for a while:
 * ten papers over a telephone's line are no attack.
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

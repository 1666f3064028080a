import type { Send } from '@enlace/api-client/client.ts'
import { timing } from '@enlace/contract/core/timing.ts'
import { hosting } from '../host.ts'

/** Milliseconds after which the longest upload ends, as the server sees it, too. */
const longest = 15 * 60 * 1000

/** Milliseconds for which the server may work with what has all come: it is looked through for viruses and put away. */
const longestWork = 3 * 60 * 1000

/**
 * A sender for calls with files, which tells how much has gone, from 0 to 1. Its time-out counts from the last byte that
 * moved: a large file on a slow line is no silent server (spec 9).
 */
export function uploader(onProgress: (sent: number) => void): Send {
  return hosting().createClient({
    timeout: longest,
    fetch: (address, init) => sendFiles(address, init, onProgress),
  })
}

/** What `fetch` does, by the one means that tells how much of a body was sent. */
function sendFiles(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const listen = (patience: number = timing.serviceTimeout) => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), patience)
    }
    const fail = () => {
      clearTimeout(silence)
      reject(new TypeError('The upload did not reach the server'))
    }
    request.open(method, address)
    request.withCredentials = true
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      listen()
      if (lengthComputable) onProgress(loaded / total)
    })
    // All bytes are there: who breaks off now loses what the server goes on to make of them.
    request.upload.addEventListener('load', () => listen(longestWork))
    request.addEventListener('load', () => {
      clearTimeout(silence)
      resolve(new Response(request.responseText, { status: request.status }))
    })
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal?.addEventListener('abort', () => request.abort())
    listen()
    // The client writes texts, parameters and forms; never a stream.
    request.send(body instanceof ReadableStream ? null : (body ?? null))
  })
}

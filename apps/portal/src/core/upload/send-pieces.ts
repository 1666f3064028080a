import { DetailedError, Upload } from 'tus-js-client'
import { antiForgeryCookie } from '@enlace/api-client/cookie.ts'
import { addressOf } from '@enlace/api-client/client.ts'
import { CallFailure } from '@enlace/api-client/failure.ts'
import { sendUpload } from '@enlace/contract/core/uploads/calls.ts'
import { noAnswer } from '@enlace/contract/core/texts.ts'
import { readBoot } from '../company/boot.ts'
import { session } from '../session/session.ts'

/** Bytes of one request: no proxy refuses so few, and a phone's line carries them in seconds. */
const pieceBytes = 1024 * 1024
/** Milliseconds before each further try of a request that nobody answered. */
const pauses = [0, 500, 1500, 4000]

type Sent = {
  id: string
  file: File
  onProgress: (sent: number) => void
  /** Stops the sending where it is; what arrived stays. */
  signal: AbortSignal
}

/** Sends what the portal does not have yet of a file, by the tus protocol. @throws CallFailure */
export function sendPieces({ id, file, onProgress, signal }: Sent): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: addressOf(readBoot().environment.apiUrl, sendUpload, { params: { id } }),
      chunkSize: pieceBytes,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        // A piece that was being read when it was stopped would still go out.
        signal.throwIfAborted()
        const token = session.read()?.token
        const proof = antiForgeryCookie(document.cookie)
        if (token !== undefined) request.setHeader('session-token', token)
        if (proof !== undefined) request.setHeader('x-xsrf-token', proof)
        request.setHeader('accept', 'application/json')
      },
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => resolve(),
      onError: (fault) => reject(failureIn(fault)),
    })
    const stop = () => {
      void upload.abort()
      reject(new DOMException('The upload was stopped', 'AbortError'))
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    upload.start()
  })
}

/** What the server said of a request that failed; a silent one was not reached. */
function failureIn(fault: Error): Error {
  if (!(fault instanceof DetailedError)) return fault
  const response = fault.originalResponse
  if (!response) return new CallFailure(0, { message: noAnswer }, fault)
  return new CallFailure(response.getStatus(), problemIn(response.getBody()), fault)
}

function problemIn(body: string): object {
  try {
    const problem: unknown = JSON.parse(body)
    return typeof problem === 'object' && problem !== null ? problem : {}
  } catch {
    return {}
  }
}

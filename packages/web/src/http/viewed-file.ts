import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Given } from '@enlace/api-client/client.ts'
import { hosting } from '../host.ts'

/** Milliseconds for which the browser may take to keep what the page holds. */
const keptFor = 60_000

/**
 * Keeps a file for anyone who looks at the portal as somebody else. A look has no one-use tickets, because it writes nothing:
 * the page asks for the file itself, and holds it until the browser has it.
 * @throws CallFailure
 */
export async function keepViewedFile<C extends AnyCall>(call: C, given: Given<C>): Promise<void> {
  let file: { bytes: Blob; name: string } | undefined
  const send = hosting().createClient({
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      if (!response.ok) return response
      file = { bytes: await response.blob(), name: nameIn(response.headers.get('content-disposition') ?? '') }
      return new Response('{}')
    },
  })
  await (send as SendFile)(call, given) // any call has lost the type that the parameters above still have
  if (file) keep(file)
}

type SendFile = (call: AnyCall, given: object) => Promise<unknown>

function keep({ bytes, name }: { bytes: Blob; name: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor)
}

/** The name that the server gives the file (RFC 6266); without one the browser finds its own. */
function nameIn(disposition: string): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return name === undefined ? '' : decodeURIComponent(name)
}

/** A script or style of the product did not arrive, although it was asked for several times. */
export class ChunkFailure extends Error {}

/** How long it waits before each further try, in milliseconds. */
const waits = [500, 1500, 4000]

/** What Chromium, Firefox, Safari and our own loader (`arrived.ts`) say of a file that did not arrive. */
const notArrived = /dynamically imported module|module script failed/i

/**
 * Loads a part of the product and tries three times more where the network fails. The build wraps every `import()` in it
 * (`packages/web/build/retried-imports.ts`). A page of an earlier version, whose files are gone, loads itself anew.
 * @throws {ChunkFailure} when it did not arrive; at once where the browser knows that it is offline.
 */
export async function retried<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of waits) {
    try {
      return await load()
    } catch (failure) {
      if (!notArrived.test(String(failure))) throw failure
      if (!navigator.onLine) break
      if (await hasNewBuild()) return loadAnew()
      await new Promise((resolve) => void setTimeout(resolve, wait))
    }
  }
  return load().catch((failure: unknown) => {
    throw notArrived.test(String(failure))
      ? new ChunkFailure('A part of the page did not arrive', { cause: failure })
      : failure
  })
}

const mark = 'reloaded_for_build'

/** Whether the server's page names another first script than this one: this page is of an earlier version. */
async function hasNewBuild(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  const name = own?.split('/').at(-1)
  // Once is enough: a copy between here and the server may still be the earlier version's.
  if (!name || sessionStorage.getItem(mark) === name) return false
  const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok || (await answer.text().catch(() => name)).includes(name)) return false
  sessionStorage.setItem(mark, name)
  return true
}

function loadAnew(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}

type TellMissing = (onRetry?: () => void) => void

let tell: TellMissing = () => undefined

/** Says how a person is told that a part did not arrive, and given another try. */
export function provideMissingNotice(own: TellMissing): void {
  tell = own
}

/** Tells the person that a part did not arrive. */
export function tellMissing(onRetry?: () => void): void {
  tell(onRetry)
}

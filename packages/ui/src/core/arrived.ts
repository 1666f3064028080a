const asked = new Map<string, Promise<void>>()

/**
 * Begins an `import()` once its own file and those beside it are in the browser's cache. Browsers remember for as long as
 * a page lasts that a module failed, imported or preloaded, and never ask for it again (Chromium since 150); a `fetch`
 * may be tried as often as needed, which `retried` does. The build has every import come here
 * (`packages/web/build/arrived-imports.ts`).
 */
export async function arrived<Part>(
  load: () => Promise<Part>,
  files: readonly string[] | undefined,
  from: string,
): Promise<Part> {
  // The list leaves out the file of the import itself.
  const own = /import\(["'`](.+?)["'`]\)/.exec(String(load))?.[1]
  const wanted = [...(files ?? []), ...(own === undefined ? [] : [own])]
  await Promise.all(wanted.map((file) => untilArrived(new URL(file, from).href)))
  return load()
}

/** Has the browser keep a file that will be imported; one that was asked for already comes once. */
export function untilArrived(href: string): Promise<void> {
  const arriving = asked.get(href) ?? (href.endsWith('.css') ? addStyle(href) : keepScript(href))
  asked.set(href, arriving)
  return arriving.catch(() => {
    asked.delete(href)
    throw new TypeError(`Failed to fetch dynamically imported module: ${href}`)
  })
}

async function keepScript(href: string): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(String(answer.status))
  await answer.arrayBuffer()
}

function addStyle(href: string): Promise<void> {
  // The page has some from the start.
  if (
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === href)
  )
    return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(href))
    })
    document.head.append(link)
  })
}

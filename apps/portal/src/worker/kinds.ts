/** What the worker answers: the portal's page, a file whose name holds its content's hash, or nothing. */
export type Kind = 'page' | 'file' | undefined

/**
 * Tells what a request is for. Answers of the API are never the worker's, nor is anything of another origin: what a
 * person may see is asked of the server each time.
 */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, scope: string): Kind {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined
  const path = url.slice(scope.length).replace(/[?#].*$/s, '')
  if (mode === 'navigate') return path === '' ? 'page' : undefined
  return /^(assets\/[\w.-]+|company-files\/[\da-f]{64}\/\w+)$/.test(path) ? 'file' : undefined
}

/** The name under which files of a build are kept. */
export const filesOf = (build: string): string => `enlace-files-${build}`

/** Which caches are of no use any more: the files of this build and of the one before stay (decisions, portal). */
export function cachesToRemove(names: readonly string[], build: string): string[] {
  const others = names.filter((name) => name.startsWith(filesOf('')) && name !== filesOf(build))
  // They are told in the order in which they were made.
  return others.slice(0, -1)
}

/** Under which address a company's page is kept: by the cookie that picks its brand; never one for another. */
export const pageAddress = (scope: string, company: string): string =>
  `${scope}?page=${encodeURIComponent(company)}`

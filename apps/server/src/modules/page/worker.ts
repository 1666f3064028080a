import type { FastifyInstance } from 'fastify'
import { readPortalBuild } from './build.ts'

/** The policy of the service worker: it may only connect to this origin, and runs no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Serves the portal's service worker, below the portal's path, which limits its scope. It differs in every build, by
 * which open browsers detect a new version.
 */
export function workerRoutes(app: FastifyInstance): void {
  let script: Promise<string> | undefined

  app.get('/service-worker.js', async (_, reply) => {
    script ??= writeScript()
    script.catch(() => {
      script = undefined
    })
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(await script)
  })
}

async function writeScript(): Promise<string> {
  const { id, entry, worker } = await readPortalBuild()
  return `const build=${JSON.stringify({ id, entry })};${worker}`
}

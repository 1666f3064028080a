import type { FastifyInstance } from 'fastify'
import { readPortalBuild } from './build.ts'

/** The policy of the service worker: it asks this origin, and runs no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Answers the portal's service worker, below the portal's path, which is all that it may see. It is another script with
 * every build, by which a browser that is open learns of a new version.
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

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createWebhook } from '@enlace/contract/webhooks/calls.ts'
import { type WebhookEvent, webhookEvents } from '@enlace/domain/webhook.ts'
import { buildCompany } from './builders.ts'
import type { TestServer } from './server.ts'
import { buildStaff, relaxStaffFactor } from './staff.ts'

/** Creates a company with a signed-in administrator, and the actions of webhook tests. */
export async function enterWebhookCompany(server: TestServer) {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const staff = await buildStaff(server.db, company)
  return { company, staff, browser: await server.signInStaff(staff), ...webhooksOf(server, company.id) }
}

/** The actions of tests on the webhooks of a company. */
export function webhooksOf(server: TestServer, company: number) {
  return {
    /** Sends an event to the company's endpoints, as a trigger does. */
    emit: (type: WebhookEvent = 'question.opened', about: object = { consulta: { numero: 'C-1' } }) =>
      server.asAdmin('select emit_webhook($1, $2, $3)', [company, type, JSON.stringify(about)]),
    /** The deliveries of an endpoint, the oldest first. */
    deliveries: (endpoint: string) =>
      server.asAdmin<{
        id: string
        event_id: string
        state: string
        attempts: number
        status: number | null
        fault: string | null
      }>(
        `select id, event_id, state, attempts, status, fault from webhook_deliveries
          where company_id = $1 and endpoint_id = $2 order by created_at, id`,
        [company, endpoint],
      ),
    /** The company's events, the oldest first. */
    told: async () =>
      (
        await server.asAdmin<{ body: string }>(
          'select body from webhook_events where company_id = $1 order by created_at, id',
          [company],
        )
      ).map(({ body }): { type: string; timestamp: string; data: Record<string, unknown> } =>
        JSON.parse(body),
      ),
  }
}

/** Adds an endpoint by the back office's own call. */
export async function addWebhook(
  server: TestServer,
  { browser }: Pick<Awaited<ReturnType<typeof enterWebhookCompany>>, 'browser'>,
  url: string,
  eventos: readonly WebhookEvent[] = webhookEvents,
) {
  const { status, body, problem } = await server.call(createWebhook, browser, {
    body: { url, descripcion: 'Prueba', eventos: [...eventos] },
  })
  if (status !== 200) throw new Error(`The webhook was not added: ${JSON.stringify(problem)}`)
  return body
}

type Verify = (
  secret: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  now?: number,
) => unknown

/** The verification snippet for Node in docs/webhooks.md, as a reader copies it. */
export async function documentedVerify(folder: string): Promise<Verify> {
  const page = await readFile(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8')
  const [, snippet] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  if (snippet === undefined) throw new Error('docs/webhooks.md has a snippet for Node')
  const file = join(folder, 'verify-webhook.mjs')
  await writeFile(file, snippet)
  const loaded: { verifyWebhook: Verify } = await import(pathToFileURL(file).href)
  return loaded.verifyWebhook
}

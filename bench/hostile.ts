import { Agent, request as httpRequest } from 'node:http'
import { once } from 'node:events'
import { hostileRequest, type HeldSession, type HostileRequest } from './hostile-requests.ts'
import { startProduct } from './product.ts'
import { seededRandom } from '@enlace/testing/seeded-random.ts'

/** What a bombardment found. */
export interface HostileReport {
  requests: number
  seconds: number
  statuses: Record<string, number>
  /** Answers that no request may get: a fault of ours, something from inside, no answer at all. */
  findings: string[]
}

const lanes = 16
/** Words that an answer never holds, whatever was asked. */
const inside =
  /node_modules|\.ts:\d+:\d+|at async |\bselect .+ from |relation "|syntax error|\$argon2|ECONNREFUSED|pg_catalog/i

/**
 * Sends that many random and hostile requests to a running product. With limits every request comes from one address;
 * without, each from another, which is what a limit per address cannot see.
 */
export async function bombard(
  folder: string,
  count: number,
  seed: number,
  hasLimits: boolean,
): Promise<HostileReport> {
  const product = await startProduct(folder, true, { TRUST_PROXY: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const random = seededRandom(seed)
  const report: HostileReport = { requests: 0, seconds: 0, statuses: {}, findings: [] }
  try {
    const session = await signIn(product.port)
    const begin = performance.now()
    const lane = async () => {
      while (report.requests < count) {
        report.requests += 1
        const from = hasLimits
          ? '192.0.2.1'
          : `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(0, 255)}`
        const asked = hostileRequest(random, session)
        await judge(report, asked, await ask(agent, product.port, asked, from))
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    report.seconds = (performance.now() - begin) / 1000
    const health = await fetch(`http://127.0.0.1:${product.port}/`)
    if (!health.ok) report.findings.push(`afterwards the portal answers ${health.status}`)
    return report
  } finally {
    agent.destroy()
    await product.stop()
  }
}

async function judge(
  report: HostileReport,
  asked: HostileRequest,
  { status, text }: { status: number; text: string },
): Promise<void> {
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  const isFault = status === 0 || status >= 500
  // What was sent may come back in a sentence; what was never sent may not.
  const leak = inside.exec(text)?.[0]
  if (!isFault && leak === undefined) return
  const what = isFault ? `status ${status}` : `«${leak}»`
  if (report.findings.length < 20) {
    report.findings.push(
      `${what}: ${asked.method} ${asked.path.slice(0, 200)} ${JSON.stringify(asked.headers).slice(0, 300)} ${String(asked.body ?? '').slice(0, 200)} → ${text.slice(0, 300)}`,
    )
  }
}

function ask(agent: Agent, port: number, asked: HostileRequest, from: string) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const sent = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: asked.method,
        path: asked.path,
        // Told by hand: Node sends the body of a GET or HEAD without a length, which is another request to the server.
        headers: {
          ...asked.headers,
          'x-forwarded-for': from,
          ...(asked.body !== undefined && { 'content-length': Buffer.byteLength(asked.body) }),
        },
        timeout: 30_000,
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', () => resolve({ status: 0, text: 'the answer broke off' }))
      },
    )
    sent.on('error', (fault) => {
      // Refusing a torn or oversized body by closing the connection is an answer, too.
      const code = 'code' in fault ? String(fault.code) : fault.message
      resolve({ status: /ECONNRESET|EPIPE/.test(code) ? 499 : 0, text: code })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.end(asked.body)
  })
}

/** Signs in as the demo's users do, and reads a document of each: own ids, and another supplier's. */
async function signIn(port: number): Promise<HeldSession> {
  const own = await open(port, 'localhost', 'usuario@demo.co', '1')
  const foreign = await open(port, 'caribe.localhost', 'caribe@demo.co', '2')
  const ids = await Promise.all([idsOf(port, own), idsOf(port, foreign)])
  return { headers: own, words: [...ids.flat(), own['session-token'] ?? '', foreign['session-token'] ?? ''] }
}

async function open(
  port: number,
  host: string,
  username: string,
  company: string,
): Promise<Record<string, string>> {
  const origin = `http://127.0.0.1:${port}`
  const headers = { host: `${host}:${port}` }
  const page = await call(`${origin}/`, { headers })
  const forgery = cookieOf(page.cookies, 'XSRF-TOKEN')
  const answer = await call(`${origin}/api/login`, {
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `XSRF-TOKEN=${forgery}`,
      'x-xsrf-token': decodeURIComponent(forgery),
    },
    body: new URLSearchParams({
      username,
      password: 'Demo2026*',
      company,
      applicationType: 'agp',
    }).toString(),
  })
  const { data } = JSON.parse(answer.text) as { data?: { session_token: string } } // the login's own answer
  const bound = cookieOf(answer.cookies, 'XSRF-TOKEN') || forgery
  return {
    ...headers,
    cookie: `enlace_session=${cookieOf(answer.cookies, 'enlace_session')}; XSRF-TOKEN=${bound}`,
    'x-xsrf-token': decodeURIComponent(bound),
    'session-token': data?.session_token ?? '',
  }
}

async function idsOf(port: number, headers: Record<string, string>): Promise<string[]> {
  const { text } = await call(`http://127.0.0.1:${port}/api/account-statements?days=0`, { headers })
  const { rows } = JSON.parse(text) as { rows: { id: string }[] } // the list's own answer
  return rows.slice(0, 20).map(({ id }) => id)
}

async function call(address: string, { headers, body }: { headers: Record<string, string>; body?: string }) {
  const sent = httpRequest(address, { method: body === undefined ? 'GET' : 'POST', headers })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return { text, cookies: (response.headers['set-cookie'] ?? []) as string[] } // Node's own type of it
}

function cookieOf(cookies: string[], name: string): string {
  return (
    cookies
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .split(';')[0] ?? ''
  )
}

import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { answered, type AnsweredRequest } from '../../watch/channels.ts'

/** Names of what never reaches a log, wherever in an entry it stands, two levels deep. */
const secrets = [
  'password',
  'token',
  'session_token',
  'access_token',
  'refresh_token',
  'client_secret',
  'email',
  'username',
  'cookie',
  'session-token',
  'set-cookie',
  'authorization',
  'x-xsrf-token',
  'captchavalue',
  'captchaValue',
  'body',
]

/**
 * How the server logs: one JSON line an event, with the request's reference and without secrets or persons. What the
 * installation itself keeps secret is struck out of each finished line, wherever it came from.
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
  known: readonly string[] = [],
) {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[…]',
    },
    serializers: { err: describeFault },
    hooks: { streamWrite: (line: string) => withoutKnown(line, known) },
  } satisfies FastifyServerOptions['logger']
}

function withoutKnown(line: string, known: readonly string[]): string {
  return known.reduce((text, secret) => (text.includes(secret) ? text.replaceAll(secret, '[…]') : text), line)
}

/** A fault without its details, and its words without values: the database's speak of the rows that it met. */
function describeFault(fault: Error) {
  const code = 'code' in fault ? String(fault.code) : undefined
  const clean = (text: string) => withoutValues(text, code)
  const cause = fault.cause instanceof Error ? fault.cause.stack : undefined
  return {
    type: fault.name,
    message: clean(fault.message),
    stack: clean(fault.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: clean(cause) }),
  }
}

/** A document of identity, an account or a telephone; neither a day nor an address of the network. */
const longNumber =
  /(?<![\w.-])(?!\d{1,3}(?:\.\d{1,3}){3}(?![\d.]))(?!\d{4}-\d\d-\d\d(?!\d))\d(?:[.-]?\d){6,}(?![\w-])/g

/** Words of a fault as they may be kept: emails, passwords of addresses, tokens and long numbers are struck out. */
export function withoutValues(text: string, code = ''): string {
  return (
    (code.startsWith('22') ? text.replace(/"[^"]*"/g, '"…"') : text)
      .replace(/(\w+:\/\/)[^\s/@]*@/g, '$1…@')
      .replace(/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '…')
      // A key or a token has large and small letters and figures; a folder of this program has not.
      .replace(/[\w-]{32,}/g, (word) =>
        /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word) ? '…' : word,
      )
      .replace(longNumber, '…')
  )
}

/** One line for each answered request: what was asked, how it ended, how long it took. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (answered.hasSubscribers)
    answered.publish({
      origin: request.server.service.audience,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    } satisfies AnsweredRequest)
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? withoutSecrets(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    },
    'answered',
  )
}

/** An address that no route has: a mistyped link may still hold the secret of the right one, or an email. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?')
  return path
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[\w.-]{0,20}$/.test(part) ? part : '…'))
    .join('/')
}

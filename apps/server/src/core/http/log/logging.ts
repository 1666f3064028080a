import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { answered, type AnsweredRequest } from '../../watch/channels.ts'

/** Names of properties that never reach a log, up to two levels deep. */
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
 * Log options: one JSON line per event, with the request's reference and without secrets or personal data. The
 * installation's own secrets are redacted from each finished line.
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

/** Describes a fault without its details, with the values removed from its message: messages of the database quote rows. */
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

/** An identity document, account or telephone number; neither a date nor an IP address. */
const longNumber =
  /(?<![\w.-])(?!\d{1,3}(?:\.\d{1,3}){3}(?![\d.]))(?!\d{4}-\d\d-\d\d(?!\d))\d(?:[.-]?\d){6,}(?![\w-])/g

/** Redacts emails, passwords in addresses, tokens and long numbers from the message of a fault. */
export function withoutValues(text: string, code = ''): string {
  return (
    (code.startsWith('22') ? text.replace(/"[^"]*"/g, '"…"') : text)
      .replace(/(\w+:\/\/)[^\s/@]*@/g, '$1…@')
      .replace(/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '…')
      // A key or a token has upper case, lower case and digits; a folder of this program has not.
      .replace(/[\w-]{32,}/g, (word) =>
        /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word) ? '…' : word,
      )
      .replace(longNumber, '…')
  )
}

/** Logs one line per answered request: the call, the outcome and the duration. */
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

/** Redacts an unknown address: a mistyped link may still contain the secret of the right one, or an email. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?')
  return path
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[\w.-]{0,20}$/.test(part) ? part : '…'))
    .join('/')
}

import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

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

/** How the server logs: one JSON line an event, with the request's reference and without secrets or persons. */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[…]',
    },
    serializers: { err: describeFault },
  } satisfies FastifyServerOptions['logger']
}

/** A fault without its details: the database's hold values of the rows that it spoke of. */
function describeFault(fault: Error) {
  const cause = fault.cause instanceof Error ? fault.cause.stack : undefined
  return {
    type: fault.name,
    message: fault.message,
    stack: fault.stack ?? '',
    ...('code' in fault && { code: String(fault.code) }),
    ...(cause !== undefined && { cause }),
  }
}

/** One line for each answered request: what was asked, how it ended, how long it took. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
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

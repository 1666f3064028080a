import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { cause } from '@enlace/database/driver/cause.ts'
import { isDraining } from '../drain.ts'
import type { Settings } from '../../settings/settings.ts'
import { answerFault, problemAnswer } from '../answer-problem.ts'
import { refuseForeignOrigin } from '../origin/anti-forgery.ts'
import { bodyLimit, multipartLimits } from './body.ts'
import { standardOutput } from '../log/log-output.ts'
import { logAnswer, loggerOptions } from '../log/logging.ts'
import { plainForwarded } from '../origin/forwarded.ts'
import { refuseUnknownHost } from '../origin/known-host.ts'
import { secretsOf } from '../log/known-secrets.ts'
import { requestReferences } from '../origin/request-reference.ts'
import { secureAnswer, securityHeaders } from '../origin/security-headers.ts'
import type { Service } from '../service.ts'
import { bodyPatience, endSlowBody } from '../slow-body.ts'

/** Milliseconds for which a slow or silent client may hold a connection; bodies have their own limits. */
const patience = { headers: 15_000, keepAlive: 65_000, idle: 120_000, looksEvery: 5_000 } as const

/**
 * Creates an origin that does not listen yet: parsers with limits, security headers, redacted logs, and one handler for
 * all faults.
 */
export async function createInstance(
  settings: Settings,
  service: Service,
  logStream?: { write(line: string): void },
): Promise<FastifyInstance> {
  const app = fastify<Server>({
    logger: loggerOptions(settings.logLevel, logStream ?? standardOutput(), secretsOf(settings)),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'reference' }),
    genReqId: requestReferences(settings.trustProxy),
    requestIdHeader: false,
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit,
    requestTimeout: bodyPatience.upload,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.keepAlive,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.looksEvery },
    forceCloseConnections: 'idle',
    // A request on a connection that is still open is answered, and the connection then closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (fault, request, reply) => {
      request.log.info({ framework: fault.code }, 'call refused')
      reply.hijack()
      answerMalformed(reply.raw, request.id)
    },
  })
  app.decorate('service', service)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit })
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: true })
  if (settings.trustProxy !== false)
    app.addHook('onRequest', async ({ raw: { headers } }) => {
      const told = headers['x-forwarded-for']
      if (typeof told === 'string') headers['x-forwarded-for'] = plainForwarded(told)
    })
  // Queued work keeps the request's reference; reading the body loses the context, so it is set twice.
  for (const moment of ['onRequest', 'preHandler'] as const)
    app.addHook(moment, ({ id }: { id: string }, _: unknown, done: () => void) => cause.run(id, done))
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { call } = routeOptions.config
    // The records of a program are read as fast as they are processed, with timeouts of their own.
    if (call?.access.actor !== 'program') endSlowBody(raw, call?.files !== undefined)
  })
  app.addHook('onRequest', async (_, reply) => {
    if (isDraining(app)) void reply.header('connection', 'close')
  })
  app.addHook('onRequest', secureAnswer)
  app.addHook('onRequest', refuseUnknownHost)
  app.addHook('onRequest', refuseForeignOrigin)
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { call } = routeOptions.config
    if (call?.files !== undefined || call?.takesRoom === true) await app.service.disk.demandRoom()
  })
  app.addHook('onResponse', logAnswer)
  app.setErrorHandler(answerFault)
  return app
}

/** Fastify needs a number of proxies as a function of each hop. */
function trustOf(trust: Settings['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}

/** Answers an address that cannot be decoded, which reaches no route or hook. */
function answerMalformed(answer: ServerResponse, reference: string): void {
  const problem = new Problem('malformed-request')
  answer
    .writeHead(problem.status, {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': reference,
    })
    .end(JSON.stringify(problemAnswer(problem, reference)))
}

/** Answers a connection whose input is no valid HTTP: there is no request, only the socket. */
function answerUnreadable(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return
  const status =
    fault.code === 'HPE_HEADER_OVERFLOW' ? 431 : fault.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(problemAnswer(new Problem('malformed-request'), ''))
  if (socket.writable) {
    const headers = Object.entries({
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`)
  }
  socket.destroySoon()
}

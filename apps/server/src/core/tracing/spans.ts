import { AsyncLocalStorage } from 'node:async_hooks'
import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cause } from '@enlace/database/driver/cause.ts'
import { batches } from '@enlace/database/driver/watched-batch.ts'
import { trustedSenders } from '../http/origin/trusted-proxy.ts'
import { outgoingAgent } from '../outgoing/agent.ts'
import type { Settings } from '../settings/settings.ts'
import { work } from '../watch/channels.ts'

/** Exports traces to an OpenTelemetry collector. */
export interface Tracing {
  /** Creates a span for each request of an origin. */
  follow(app: FastifyInstance): void
  /** Sends the remaining spans and stops. */
  stop(): Promise<void>
}

/** The proxies whose `traceparent` is trusted, and the route to the collector. */
export type TracingSettings = Pick<Settings, 'trustProxy' | 'proxy'>

/** W3C Trace Context: version, trace, parent, flags. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Creates spans of requests, batches, jobs, mails and webhooks and sends them to a collector. They contain names and
 * figures only: patterns of routes, kinds of statements, tasks; no address, value or person.
 */
export function startTracing(endpoint: string, { trustProxy: trust, proxy }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    httpAgentOptions: (protocol) => outgoingAgent(proxy, protocol, { keepAlive: true }),
  })
  const processor = new BatchSpanProcessor(exporter)
  const resource = resourceFromAttributes({ 'service.name': 'enlace' })
    .merge(defaultResource())
    .merge(resourceFromAttributes({ 'service.name': 'enlace' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] })
  const tracer = provider.getTracer('enlace')
  const current = new AsyncLocalStorage<Context>()
  const isTrusted = trustedSenders(trust)
  const begin = (name: string, kind: SpanKind, attributes: Record<string, string | number | string[]>) =>
    tracer.startSpan(name, { kind, attributes }, current.getStore() ?? ROOT_CONTEXT)

  const stops = [
    spansOf(batches, current, ({ statements }) =>
      begin(statements.at(-1) ?? 'batch', SpanKind.CLIENT, {
        'db.system.name': 'postgresql',
        'db.operation.batch.size': statements.length,
        'enlace.statements': [...statements],
      }),
    ),
    spansOf(work, current, ({ kind, name, id, company, attempt, causedBy }) => {
      const [reference, parent] = causedBy?.split(' ') ?? []
      return tracer.startSpan(
        `${kind} ${name}`,
        {
          kind: SpanKind.CONSUMER,
          attributes: {
            'enlace.work.id': id,
            'enlace.company': company,
            'enlace.attempt': attempt,
            ...(reference !== undefined && { 'enlace.reference': reference }),
          },
        },
        parentOf(parent),
      )
    }),
  ]
  return {
    follow: (app) =>
      followRequests(app, current, (request) => {
        const parent = isTrusted(request.raw.socket.remoteAddress)
          ? parentOf(request.headers['traceparent'])
          : ROOT_CONTEXT
        const route = request.routeOptions.url ?? 'none'
        return tracer.startSpan(
          `${request.method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              'http.route': route,
              'enlace.origin': app.service.audience,
              'enlace.reference': request.id,
            },
          },
          parent,
        )
      }),
    async stop() {
      for (const stop of stops) stop()
      // An unavailable collector must not delay the exit.
      await provider.shutdown().catch(() => undefined)
    },
  }
}

function parentOf(given: unknown): Context {
  const [, traceId, spanId, flags] = (typeof given === 'string' && traceparent.exec(given)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, spanContext)
}

/** Makes a request's span the parent of all its work, also after its body was read. */
function followRequests(
  app: FastifyInstance,
  current: AsyncLocalStorage<Context>,
  begin: (request: FastifyRequest) => Span,
): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const within = ({ id }: FastifyRequest, span: Span, done: () => void) => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const parent = `00-${traceId}-${spanId}-0${traceFlags & 1}`
    cause.run(`${id} ${parent}`, () => current.run(trace.setSpan(ROOT_CONTEXT, span), done))
  }
  app.addHook('onRequest', (request, _, done) => {
    const span = begin(request)
    spans.set(request, span)
    within(request, span, done)
  })
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request)
    if (span) within(request, span, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** Creates a span for each event of a channel, below its cause. */
function spansOf<Told extends object>(
  channel: TracingChannel<unknown, Told>,
  current: AsyncLocalStorage<Context>,
  begin: (told: Told) => Span,
): () => void {
  const spans = new WeakMap<object, Span>()
  channel.start.bindStore(current, (told) => {
    const span = begin(told)
    spans.set(told, span)
    return trace.setSpan(ROOT_CONTEXT, span)
  })
  const subscribers: TracingChannelSubscribers<Told> = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    error: (told) => {
      spans.get(told)?.setStatus({ code: SpanStatusCode.ERROR })
    },
    asyncEnd: (told) => {
      spans.get(told)?.end()
    },
  }
  channel.subscribe(subscribers)
  return () => {
    channel.unsubscribe(subscribers)
    channel.start.unbindStore(current)
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { readFields } from './fields.ts'
import { compileValidator } from './compile-validator.ts'
import { whitelisted } from './serve.ts'
import '../service.ts'

/** Maximum bytes of a signed message: gateways write a few thousand. */
const longest = 64 * 1024

/** An unverified message of another system, with the body byte by byte as it was signed. */
export interface SignedMessage<C extends AnyCall> {
  readonly params: Sent<C>['params']
  readonly body: Buffer
  readonly request: FastifyRequest
}

/**
 * Binds a call that a signature opens instead of a session: another system makes it, so cookies and anti-forgery tokens
 * do not apply. `prove` checks the raw body against its signature and returns the verified content, or undefined; only
 * that reaches the handler.
 */
export function serveSigned<C extends AnyCall, Proof extends object>(
  app: FastifyInstance,
  call: C,
  prove: (message: SignedMessage<C>) => Promise<Proof | undefined>,
  handler: (proof: Proof, request: FastifyRequest) => Promise<AnswerOf<C>>,
): void {
  if (call.access.actor !== 'system') {
    throw new Error(`A session opens ${call.method} ${call.path}: its access is ${call.access.actor}`)
  }
  const whitelist = compileValidator(call.answer)
  app.service.served.push(call)
  void app.register(async (signed) => {
    signed.removeAllContentTypeParsers()
    signed.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_, body, done) => {
      done(null, body)
    })
    signed.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: async (request, reply) => {
        // The schema that gave the type has just read the values.
        const params = readFields(call.params, request.params) as Sent<C>['params']
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const proof = await prove({ params, body, request })
        if (proof === undefined) throw new Problem('signature-refused')
        const answer = whitelisted(call, whitelist, await handler(proof, request))
        void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
        return JSON.stringify(answer)
      },
    })
  })
}

import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { bodyLimit, bodyOf, multipartLimits } from '@enlace/server/core/http/serve/body.ts'
import { spool } from '@enlace/server/core/files/spool.ts'
import type { Uploads } from '@enlace/server/core/storage/uploads.ts'
import { tmpdir } from 'node:os'
import { rm } from 'node:fs/promises'
import { arriving } from '../arriving.ts'
import { type CostParser, tenMegabytes } from '../parser.ts'
import { counter, pumped } from '../shape.ts'

/** Takes files as the product does until they are looked into: into the spool, with their hash. */
const spooling: Pick<Uploads, 'take'> = {
  take: async ({ file }) => rm((await spool(tmpdir(), file)).path, { force: true }),
}

/** The product's own reading of bodies on an instance that does nothing else, so that no database has a share in the cost. */
async function openReader(): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit })
  await app.register(cookie)
  await app.register(formbody, { bodyLimit })
  await app.register(multipart, { limits: multipartLimits })
  // Of what takes files, only the taking of one is asked for here.
  const uploads = spooling as unknown as Uploads
  app.post('/multipart', (request) => bodyOf(registerSupplier, request, uploads))
  app.post('/form', () => ({}))
  app.get('/*', () => ({}))
  return app
}

let opened: Promise<FastifyInstance> | undefined
const reader = () => (opened ??= openReader())

const file = '--b\r\ncontent-disposition: form-data; name="a"; filename="a.xml"\r\n\r\n'
const field = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n'

/** Bodies with files, as a visitor sends them with a registration. */
export const multipartBody: CostParser = {
  name: 'MIME (multipart)',
  place: 'bodyOf, spool',
  // It comes a piece at a time, as a push does: others have their turns between.
  thread: 'turns',
  limit: tenMegabytes,
  tokens: [
    file,
    field,
    '--b\r\n',
    '--b--',
    '--b',
    '\r\n',
    '\r',
    '\n',
    '-',
    '\r\n-',
    '\r\n--',
    'a',
    ':',
    ';',
    '=',
    '"',
    ' ',
    '\0',
    'content-disposition: form-data; ',
    `a${counter}: b\r\n`,
    'name="a',
    "filename*=utf-8''%41",
    '%41',
    '\\',
    'content-type: text/plain\r\n',
  ],
  seeds: [
    pumped(file, 'a', { tail: '\r\n--b--' }),
    pumped(file, '\r\n--', { tail: '\r\n--b--' }),
    pumped(file, '\r\n-', { tail: '\r\n--b--' }),
    pumped('', '\r\n'),
    pumped('', '--b\r\n'),
    pumped('', `${field}a\r\n`),
    pumped('', `${file}a\r\n`),
    pumped('--b\r\n', `a${counter}: b\r\n`),
    pumped('--b\r\ncontent-disposition: form-data; name="', '\\', { tail: '"\r\n\r\na\r\n--b--' }),
    pumped('--b\r\ncontent-disposition: ', 'a;', { tail: '\r\n\r\na\r\n--b--' }),
    pumped(field, 'a'),
  ],
  parse: async (bytes) =>
    (await reader()).inject({
      method: 'POST',
      url: '/multipart',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: arriving(bytes),
    }),
}

/** Bodies of forms without files. */
export const formBody: CostParser = {
  ...multipartBody,
  thread: 'main',
  name: 'form body',
  place: '@fastify/formbody',
  limit: bodyLimit,
  why: 'bodyLimit',
  tokens: ['a', '=', '&', '%41', '%', '+', `a${counter}=b&`, 'a=b&', 'a[]=b&', '__proto__=b&', '%C3', ';'],
  seeds: ['a=b&', '&', '%', '%41', 'a=', '+', `a${counter}=b&`, '=', '%C3%A1'].map((text) =>
    pumped('', text),
  ),
  parse: async (payload) =>
    (await reader()).inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    }),
}

/** Addresses with filters, and cookies: as much as Node takes of a request's headers. */
export const filters: CostParser = {
  ...formBody,
  name: 'filters',
  place: 'address, query and cookies',
  limit: 16_000,
  why: "Node's limit of all headers",
  tokens: [...formBody.tokens, '/', '?', '#', '..', ';', '; a=b', '"'],
  seeds: [...formBody.seeds, ...['/', '/..', '%2f', '; a=b', 'q=%25&'].map((text) => pumped('', text))],
  parse: async (bytes) => {
    const text = bytes.toString('latin1').replace(/[^!-~ ]/g, '')
    const app = await reader()
    await app.inject({ method: 'GET', url: `/?${text}`, headers: { cookie: text } })
    await app.inject({ method: 'GET', url: `/${text}` })
  },
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageCodes } from '@enlace/contract/content/places.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { captchaSources } from '../../core/captcha/provider.ts'
import { readBootData, readProfile } from '../company/index.ts'
import { findContentHosts, findPage } from '../content/index.ts'
import { issueAntiForgery } from '../../core/http/origin/anti-forgery.ts'
import { sessionCookie } from '../../core/http/credentials.ts'
import { type ContentSources, contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { findVisitedCompany } from '../../core/http/visited-company.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { type FirstPage, type PortalBuild, readPortalBuild } from './build.ts'
import { type ChosenScheme, pageDocument } from './document.ts'
import { notYetPage } from './not-yet.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A first page ready to be sent; its headers and bodies belong together. */
interface PreparedPage {
  contentVersion: string
  policy: string
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

/**
 * Answers `/` with the first page of the visited company. Each page is rendered and compressed once per company,
 * content version and build, and revalidated by its ETag.
 */
export function pageRoutes(
  app: FastifyInstance,
  { db, settings }: { db: Database; settings: Settings },
): void {
  const kept = new Map<string, Promise<PreparedPage>>()
  let build: Promise<PortalBuild> | undefined

  async function pageFor(company: number, page: FirstPage, scheme: ChosenScheme): Promise<PreparedPage> {
    const { contentVersion } = await readProfile(db, company)
    const key = `${company} ${page} ${scheme ?? 'system'}`
    const known = await kept.get(key)
    if (known?.contentVersion === contentVersion) return known
    build ??= readPortalBuild()
    const prepared = Promise.all([
      build,
      readBootData(db, settings, company),
      findContentHosts(db, Scope.ofVisitor(company)),
      findPage(db, Scope.ofVisitor(company), pageCodes.portal),
    ]).then(([portal, boot, hosts, about]) =>
      prepare(
        contentVersion,
        pageSources(captchaSources(settings), hosts),
        pageDocument(portal, boot, page, scheme, about),
      ),
    )
    kept.set(key, prepared)
    prepared.catch(() => {
      kept.delete(key)
      build = undefined
    })
    return prepared
  }

  app.get('/', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://portal')
    // Every address in the page is relative to the portal's folder.
    if (!pathname.endsWith('/')) return reply.redirect(`${pathname}/${search}`, 301)
    const visited = await findVisitedCompany(request)
    if (!visited) return sendNotYet(reply)
    const page = await pageFor(
      visited.company,
      sessionCookie(request) ? 'skeleton' : 'login',
      schemeOf(request),
    )
    issueAntiForgery(request, reply)
    return send(request, reply, page)
  })

  // Pressing Enter before the scripts load posts the login form as plain HTML: the page is shown again, nothing is
  // stored.
  app.post('/', async (_, reply) => reply.redirect('./', 303))
}

/** Answers 503 while there is no company. */
function sendNotYet(reply: FastifyReply) {
  void reply.headers({ 'content-security-policy': notYetPage.policy, 'cache-control': 'no-store' })
  return reply.code(503).type('text/html; charset=utf-8').send(notYetPage.html)
}

/** The sources that the portal's page may load: those of its captcha and of the company's sanitised content. */
function pageSources(
  captcha: ContentSources,
  content: { images: readonly string[]; frames: readonly string[] },
): ContentSources {
  const overHttps = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`)
  return {
    ...captcha,
    images: [...(captcha.images ?? []), ...overHttps(content.images)],
    frames: [...(captcha.frames ?? []), ...overHttps(content.frames)],
    hasStyledContent: true,
    // The policies of DOMPurify for a company's content, and of the build's own scripts: captcha worker and service
    // worker.
    trustedTypes: ['dompurify', 'own-scripts'],
  }
}

async function prepare(
  contentVersion: string,
  sources: ContentSources,
  { html, styleHash }: ReturnType<typeof pageDocument>,
): Promise<PreparedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    compressGzip(identity, { level: 9 }),
  ])
  const policy = contentSecurityPolicy({ ...sources, styleHashes: [styleHash] })
  return {
    contentVersion,
    policy,
    // The policy is part of the ETag, so that browsers do not reuse a page with an older policy.
    etag: `W/"${createHash('sha256').update(identity).update(policy).digest('base64url')}"`,
    bodies: { br, gzip: gz, identity },
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: PreparedPage) {
  void reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag: page.etag,
  })
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) return reply.code(304).send()
  const encoding = encodingOf(request)
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding])
}

function encodingOf(request: FastifyRequest): keyof PreparedPage['bodies'] {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

function schemeOf(request: FastifyRequest): ChosenScheme {
  const { scheme } = request.cookies
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined
}

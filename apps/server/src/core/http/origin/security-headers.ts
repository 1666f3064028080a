import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../log/secrets.ts'

/** What a page may load beyond its own origin's files. */
export interface ContentSources {
  /** `'sha256-…'` of each inlined style sheet. */
  styleHashes?: readonly string[]
  /** Hosts of the captcha, of analytics after consent, and of images that the company names. */
  scripts?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
  images?: readonly string[]
  /** Whether content of the company is shown, whose sanitised HTML sets styles on its elements. */
  hasStyledContent?: boolean
  /** The only makers of what a browser would read as code, by the names of their Trusted Types policies. */
  trustedTypes?: readonly string[]
}

/** The content security policy of a page: scripts are files of ours, never written into the page. */
export function contentSecurityPolicy(sources: ContentSources = {}): string {
  const {
    styleHashes = [],
    scripts = [],
    connections = [],
    frames = [],
    images = [],
    hasStyledContent,
    trustedTypes = [],
  } = sources
  const hashes = styleHashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...hashes].join(' '),
    ...(hasStyledContent ? ["style-src-attr 'unsafe-inline'"] : []),
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    ['connect-src', "'self'", ...connections].join(' '),
    frames.length > 0 ? ['frame-src', ...frames].join(' ') : "frame-src 'none'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Scripts of a provider write into the page in their own way, which we can neither name nor hold to ours.
    ...(scripts.length > 0 ? [] : trustedTypesOnly(trustedTypes)),
  ].join('; ')
}

/** No script, also of a library, may hand plain text to what reads it as HTML or as the address of a script. */
function trustedTypesOnly(names: readonly string[]): string[] {
  return [
    "require-trusted-types-for 'script'",
    ['trusted-types', ...(names.length > 0 ? names : ["'none'"])].join(' '),
  ]
}

/** The policy of answers that are no page: nothing may be loaded by them. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a company's file: an SVG opened by itself is a document, which may draw and do nothing else. */
export const filePolicy = `${dataPolicy}; style-src 'unsafe-inline'; sandbox`

/** What every answer carries, also one that no request was made out of. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': dataPolicy,
} as const

/** Sets what every answer carries; a page replaces the policy by its own. */
export async function secureAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers({ ...securityHeaders, 'x-request-id': request.id })
  if (isSecure(request)) void reply.header('strict-transport-security', strictTransport)
}

const strictTransport = 'max-age=31536000; includeSubDomains'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../log/secrets.ts'

/** The sources of a page beyond its own origin's files. */
export interface ContentSources {
  /** `'sha256-…'` of each inlined style sheet. */
  styleHashes?: readonly string[]
  /** Hosts of the captcha, of analytics after consent, and of the company's images. */
  scripts?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
  images?: readonly string[]
  /** Whether the company's content is shown, whose sanitised HTML has inline styles. */
  hasStyledContent?: boolean
  /** The names of the only Trusted Types policies that may create code. */
  trustedTypes?: readonly string[]
}

/** Returns the content security policy of a page; scripts are only files, never inline. */
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
    // A provider's scripts write to the page in ways that Trusted Types would block.
    ...(scripts.length > 0 ? [] : trustedTypesOnly(trustedTypes)),
  ].join('; ')
}

/** Forbids all scripts, libraries included, to pass plain text as HTML or as the address of a script. */
function trustedTypesOnly(names: readonly string[]): string[] {
  return [
    "require-trusted-types-for 'script'",
    ['trusted-types', ...(names.length > 0 ? names : ["'none'"])].join(' '),
  ]
}

/** The policy of answers that are no page: they may load nothing. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a company's file: an SVG opened directly is a document, which may draw and nothing else. */
export const filePolicy = `${dataPolicy}; style-src 'unsafe-inline'; sandbox`

/** The headers of every answer, also of one without a request. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': dataPolicy,
} as const

/** Sets the headers of every answer; a page replaces the policy with its own. */
export async function secureAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers({ ...securityHeaders, 'x-request-id': request.id })
  if (isSecure(request)) void reply.header('strict-transport-security', strictTransport)
}

const strictTransport = 'max-age=31536000; includeSubDomains'

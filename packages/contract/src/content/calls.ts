import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { Advertisements, ContentCode, PageInfo, TemplateHtml } from './schemas.ts'
import { contentTexts as texts } from './texts.ts'

const visitor = { actor: 'visitor' } as const
const companyId = wholeNumber(1, 2_147_483_647)

export const getCmsContent = defineCall({
  purpose: 'The company’s HTML for a location code, empty where there is none (spec 7, CMS content).',
  method: 'GET',
  path: '/cms-content',
  access: visitor,
  query: z.object({ location: ContentCode }),
  answer: z.object({ location: z.string(), html: z.string() }),
  isQuiet: true,
})

/** The HTML of a free space of a screen, such as the login's; empty if the company wrote none. */
export const getCmsSpace = defineCall({
  purpose: 'The HTML of a space that a screen leaves to the company (spec 7, CMS space).',
  method: 'GET',
  path: '/cms-space',
  access: visitor,
  query: z.object({ location: ContentCode }),
  answer: z.object({ html: z.string() }),
  isQuiet: true,
})

/** The current advertisements in the three places of a page; expired ones are not served. */
export const getAdvertisements = defineCall({
  purpose: 'The advertisements of a page by position 1 to 3 (spec 7, Advertisements by page code).',
  method: 'GET',
  path: '/advertisements/:pageCode',
  access: visitor,
  params: z.object({ pageCode: ContentCode }),
  answer: Advertisements,
  isQuiet: true,
})

export const getAdvertisementsByCompany = defineCall({
  purpose: 'The advertisements of a page by name and company (spec 7, Advertisements by page code).',
  method: 'GET',
  path: '/advertisements',
  access: visitor,
  query: z.object({ pageName: ContentCode, company: companyId }),
  answer: Advertisements,
  isQuiet: true,
})

export const getAdSpaces = defineCall({
  purpose: 'The advertisements of a page by name and application type (spec 7, Advertisements by page code).',
  method: 'GET',
  path: '/ad-spaces',
  access: visitor,
  query: z.object({ pageName: ContentCode, typeAplication: z.literal('agp', texts.applicationType) }),
  answer: Advertisements,
  isQuiet: true,
})

/** A text page in its newest published version: terms, privacy, about us, or the portal's own title (PAG-9). */
export const getPageInfo = defineCall({
  purpose: 'A page’s title, description and HTML in its newest published version (spec 7, Page info).',
  method: 'GET',
  path: '/page-info/:code',
  access: visitor,
  params: z.object({ code: ContentCode }),
  answer: PageInfo,
  isQuiet: true,
})

/** A page by an object with its name, for clients that use that format; `version` selects an older one. */
export const postPageInfo = defineCall({
  purpose:
    'A page by an object with its code, and a version where an older one is wanted (spec 7, Page info).',
  method: 'POST',
  path: '/page-info',
  access: visitor,
  body: z.object({
    code: ContentCode,
    company: z.optional(companyId),
    version: z.optional(wholeNumber(1, 2_147_483_647)),
  }),
  answer: PageInfo,
  isQuiet: true,
})

/** A template's HTML by its name; empty if the company has none. */
export const getTemplateHtml = defineCall({
  purpose: 'A template’s HTML by name (spec 7, Template html by name).',
  method: 'GET',
  path: '/template-html/:name',
  access: visitor,
  params: z.object({ name: ContentCode }),
  answer: TemplateHtml,
})

/** A template by POST, for clients that use that format. */
export const postTemplateHtml = defineCall({
  purpose: 'A template’s HTML by templateParam (spec 7, Template html by name).',
  method: 'POST',
  path: '/template-html',
  access: visitor,
  body: z.object({ templateParam: ContentCode }),
  answer: TemplateHtml,
})

/** The company's current message to its suppliers as HTML; empty without one. */
export const getProviderMessage = defineCall({
  purpose: 'The company’s message to its suppliers, as HTML (spec 7, CMS provider message).',
  method: 'GET',
  path: '/provider-message',
  access: visitor,
  answer: z.object({ contenido: z.string() }),
  isQuiet: true,
})

/** The pictures of a company's login; on an error the browser keeps its current ones. */
export const postLoginContent = defineCall({
  purpose: 'Logo and picture of the login by company (spec 7, Login content).',
  method: 'POST',
  path: '/login-content',
  access: visitor,
  body: z.object({
    formData: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(500)))),
    company: companyId,
  }),
  answer: z.object({ logo: z.string(), imagen_login: z.string(), error: z.boolean() }),
  // Part of the CMS information: reloading the pictures must not cover a login that is ready.
  isQuiet: true,
})

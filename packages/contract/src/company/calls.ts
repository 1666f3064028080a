import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { Company, CompanyContact, InitialData, ModuleFlags, PlatformParameters } from './schemas.ts'

const visitor = { actor: 'visitor' } as const
const companyId = wholeNumber(1, 2_147_483_647)

export const getInitialData = defineCall({
  purpose: 'Companies and favicon (spec 7, Initial data).',
  method: 'GET',
  path: '/initial-data',
  access: visitor,
  answer: InitialData,
})

/** The initial data by a multipart request, for clients that use that format. */
export const postInitialData = defineCall({
  purpose: 'Companies and favicon, with the company as a serialised value (spec 7, Initial data).',
  method: 'POST',
  path: '/initial-data',
  access: visitor,
  encoding: 'multipart',
  body: z.object({ company: z.string().check(z.maxLength(200)) }),
  answer: InitialData,
  isQuiet: true,
  isBackground: true,
})

export const getParameters = defineCall({
  purpose: 'Platform parameters by company (spec 7, AGP params by company).',
  method: 'GET',
  path: '/params/:company',
  access: visitor,
  params: z.object({ company: companyId }),
  answer: PlatformParameters,
})

/** The platform parameters of the company of the session (spec 7, Server params per selected company). */
export const getSelectedParameters = defineCall({
  purpose: 'Platform parameters of the session’s company (spec 7, Server params per selected company).',
  method: 'GET',
  path: '/server-params',
  access: { actor: 'supplier' },
  answer: PlatformParameters,
})

/** The data of the portal's header for the company in the `company` header, or else the one of this address. */
export const getHeaderParameters = defineCall({
  purpose:
    'Parameters of the portal’s header, for the company of the `company` header (spec 7, Content header parameters).',
  method: 'GET',
  path: '/content-header-params',
  access: visitor,
  query: z.object({ app_type: z.literal('agp') }),
  answer: z.object({
    app_type: z.literal('agp'),
    company: z.number(),
    nombre: z.string(),
    parameters: PlatformParameters,
  }),
})

/** The colours of a company in the light and the dark scheme, each with text colours that meet WCAG AA on them. */
export const getCompanyColours = defineCall({
  purpose: 'A company’s colours in both schemes (spec 7, colors per company).',
  method: 'GET',
  path: '/colors/:company',
  access: visitor,
  params: z.object({ company: companyId }),
  answer: Company.shape.colours,
})

/** The modules that the company has on (spec 7, Content params). */
export const getModuleFlags = defineCall({
  purpose: 'Module flags, b2sContent (spec 7, Content params).',
  method: 'GET',
  path: '/content-params',
  access: visitor,
  answer: z.object({ b2sContent: ModuleFlags }),
})

/** The company's contact data: phones, address, hours. */
export const getCompanyInfo = defineCall({
  purpose: 'A company’s contact data for the sidebar of the contact form (spec 7, Company info).',
  method: 'GET',
  path: '/company-info',
  access: visitor,
  query: z.object({ compania: companyId }),
  answer: CompanyContact,
})

/** Whether a company's portal is online, and when it will return. */
export const getPageStatus = defineCall({
  purpose: 'Whether the portal is on line (spec 7, Page offline status).',
  method: 'POST',
  path: '/page-offline',
  access: visitor,
  body: z.object({ company: companyId }),
  answer: z.object({
    error: z.boolean(),
    pageOnline: z.number(),
    offlineTime: z.nullable(z.string()),
    /** The announced maintenance in one sentence; left out without one. */
    maintenance: z.optional(z.string()),
  }),
  isQuiet: true,
  isBackground: true,
})

import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { CompanyName } from '../company/name.ts'
import { wholeNumber } from '../core/values.ts'
import {
  CompanyHost,
  HostCheck,
  HostName,
  InstalledCompany,
  InstalledHost,
  NewCompany,
  OwnCompany,
  WrittenContact,
} from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ host: HostName })
const hosts = z.object({ hosts: z.array(CompanyHost) })

/** The company's own data and the hosts of its portal. */
export const getOwnCompany = defineCall({
  purpose: 'The data and the host names of the company whose back office is open.',
  method: 'GET',
  path: '/staff/company',
  access,
  answer: OwnCompany,
})

/** Saves the company's name and contact; names the version it is based on. */
export const saveOwnCompany = defineCall({
  purpose: 'Changes the name and the contact data of the company.',
  method: 'PUT',
  path: '/staff/company',
  access,
  body: z.object({ version: z.string(), nombre: CompanyName, contact: WrittenContact }),
  answer: z.object({ version: z.string() }),
})

/** Claims a host for the company's portal; it is active once its DNS record is found, or an operator approves it. */
export const addHost = defineCall({
  purpose: 'Claims a host name for the portal of the company.',
  method: 'POST',
  path: '/staff/company/hosts',
  access,
  stepUp: true,
  body: z.object({ host: HostName }),
  answer: hosts,
})

export const removeHost = defineCall({
  purpose: 'Gives up a host name of the portal of the company.',
  method: 'DELETE',
  path: '/staff/company/hosts/:host',
  access,
  stepUp: true,
  params,
  answer: hosts,
})

export const checkHost = defineCall({
  purpose: 'Looks for the record of a host name of the company, and asks there for this portal.',
  method: 'POST',
  path: '/staff/company/hosts/:host/check',
  access,
  params,
  answer: HostCheck,
})

export const listCompanies = defineCall({
  purpose:
    'The companies of this installation, for its operators; for anybody else those where the person works.',
  method: 'GET',
  path: '/staff/companies',
  access,
  answer: z.object({ isOperator: z.boolean(), companies: z.array(InstalledCompany) }),
})

export const listInstalledHosts = defineCall({
  purpose: 'The host names of all companies of this installation; none for who is no operator.',
  method: 'GET',
  path: '/staff/companies/hosts',
  access,
  answer: z.object({ hosts: z.array(InstalledHost) }),
})

const ofCompany = z.object({ company: wholeNumber(1, 2_147_483_647), host: HostName })

/** Activates a host of a company without a DNS record. */
export const approveHost = defineCall({
  purpose: 'Approves a host name of a company; operators only.',
  method: 'PUT',
  path: '/staff/companies/:company/hosts/:host',
  access: { actor: 'staff' },
  stepUp: true,
  params: ofCompany,
  answer: z.object({ hosts: z.array(InstalledHost) }),
})

export const withdrawHost = defineCall({
  purpose:
    'Withdraws a host name of a company, which counts no more until an operator approves it; operators only.',
  method: 'DELETE',
  path: '/staff/companies/:company/hosts/:host',
  access: { actor: 'staff' },
  stepUp: true,
  params: ofCompany,
  answer: z.object({ hosts: z.array(InstalledHost) }),
})

export const createCompany = defineCall({
  purpose: 'Makes a company, which may begin as a copy of another one’s set-up; operators only.',
  method: 'POST',
  path: '/staff/companies',
  access: { actor: 'staff' },
  stepUp: true,
  ownSignIn: true,
  body: NewCompany,
  answer: z.object({ id: z.number(), nombre: z.string() }),
})

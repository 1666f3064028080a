import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { CompanyName } from '../../core/company/name.ts'
import { HostCheck, HostName, InstalledCompany, NewCompany, OwnCompany, WrittenContact } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ host: HostName })

/** The company's own data and the hosts at which its portal is found. */
export const getOwnCompany = defineCall({
  purpose: 'The data and the host names of the company whose back office is open.',
  method: 'GET',
  path: '/staff/company',
  access,
  answer: OwnCompany,
})

/** Keeps the company's name and contact; says which version it saw. */
export const saveOwnCompany = defineCall({
  purpose: 'Changes the name and the contact data of the company.',
  method: 'PUT',
  path: '/staff/company',
  access,
  body: z.object({ version: z.string(), nombre: CompanyName, contact: WrittenContact }),
  answer: z.object({ version: z.string() }),
})

/** Claims a host for the company's portal. */
export const addHost = defineCall({
  purpose: 'Claims a host name for the portal of the company.',
  method: 'POST',
  path: '/staff/company/hosts',
  access,
  stepUp: true,
  body: z.object({ host: HostName }),
  answer: z.object({ hosts: z.array(z.string()) }),
})

/** Gives a host up. */
export const removeHost = defineCall({
  purpose: 'Gives up a host name of the portal of the company.',
  method: 'DELETE',
  path: '/staff/company/hosts/:host',
  access,
  stepUp: true,
  params,
  answer: z.object({ hosts: z.array(z.string()) }),
})

/** Whether one of the company's hosts leads to this portal already. */
export const checkHost = defineCall({
  purpose: 'Looks up a host name of the company and asks there for this portal.',
  method: 'POST',
  path: '/staff/company/hosts/:host/check',
  access,
  params,
  answer: HostCheck,
})

/** The companies of the installation; whoever is no operator sees only those where it works. */
export const listCompanies = defineCall({
  purpose:
    'The companies of this installation, for its operators; for anybody else those where the person works.',
  method: 'GET',
  path: '/staff/companies',
  access,
  answer: z.object({ isOperator: z.boolean(), companies: z.array(InstalledCompany) }),
})

/** Makes a company, empty or with a copy of another one's set-up; only for operators. */
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

import {
  addHost,
  approveHost,
  checkHost,
  createCompany,
  getOwnCompany,
  listCompanies,
  listInstalledHosts,
  removeHost,
  saveOwnCompany,
  withdrawHost,
} from '@enlace/contract/companies/calls.ts'
import type { InstalledHost, NewCompany } from '@enlace/contract/companies/schemas.ts'
import { removeTrialCompany } from '@enlace/contract/trial/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { WrittenOwn } from './actions.ts'

/** The company's own data and hosts. */
export const ownCompanyQuery = () => ({ ...callQuery(getOwnCompany), staleTime: 0 })
/** The companies of the installation that the person may know. */
export const companiesQuery = () => ({ ...callQuery(listCompanies), staleTime: 0 })

/** The hosts of all companies, for operators. */
export const installedHostsQuery = () => ({ ...callQuery(listInstalledHosts), staleTime: 0 })

/** Keeps name and contact over the version that was seen. */
export const sendOwn = (version: string, written: WrittenOwn) =>
  send(saveOwnCompany, { body: { version, ...written } })
/** Claims a host. */
export const claim = (host: string) => withStepUp(() => send(addHost, { body: { host } }))
/** Gives a host up. */
export const release = (host: string) => withStepUp(() => send(removeHost, { params: { host } }))
/** Lets a host of any company count. */
export const approve = ({ company, host }: InstalledHost) =>
  withStepUp(() => send(approveHost, { params: { company, host } }))
/** Takes it away. */
export const withdraw = ({ company, host }: InstalledHost) =>
  withStepUp(() => send(withdrawHost, { params: { company, host } }))
/** Asks whether a host leads here. */
export const check = (host: string) => send(checkHost, { params: { host } })
/** Makes a company. */
export const create = (wanted: NewCompany) => withStepUp(() => send(createCompany, { body: wanted }))
/** Removes a trial company; the name that was typed confirms it. */
export const removeTrial = (company: number, nombre: string) =>
  withStepUp(() => send(removeTrialCompany, { params: { company }, body: { nombre } }))

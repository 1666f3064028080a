import { changeCompanyCalendar, getCompanyCalendar } from '@enlace/contract/company-calendar/calls.ts'
import type { CompanyCalendar } from '@enlace/contract/company-calendar/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** The company's calendar; asked again whenever the screen is opened, because others change it, too. */
export const companyCalendarQuery = () => ({ ...callQuery(getCompanyCalendar), staleTime: 0 })

/** Changes the calendar that was seen; the suppliers' events follow at once. @throws CallFailure */
export const sendCalendar = (calendar: CompanyCalendar, version: string) =>
  send(changeCompanyCalendar, { body: { ...calendar, version } })

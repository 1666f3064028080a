import { useQueryClient } from '@tanstack/react-query'
import {
  getCities,
  getEconomicActivities,
  getEconomicSubActivities,
  getTaxRegimes,
} from '@enlace/contract/catalogues/shown/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { getProfile, updateProfile } from '@enlace/contract/profile/calls.ts'
import {
  getCompanyRecord,
  requestCompanyChange,
  withdrawCompanyChange,
} from '@enlace/contract/profile/company-calls.ts'
import type { CompanyChangeBody } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import {
  exportOwnData,
  getDataRights,
  requestAboutData,
  withdrawDataRequest,
} from '@enlace/contract/profile/rights-calls.ts'
import type { DataRequestBody, exportForms } from '@enlace/contract/profile/rights-schemas.ts'
import { dataRightsTexts } from '@enlace/contract/profile/rights-texts.ts'
import type { ProfileChange } from '@enlace/contract/profile/schemas.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'

/** What the person says of itself; asked again whenever the page is opened, because another window may have changed it. */
export const profileQuery = () => ({ ...callQuery(getProfile), staleTime: 0 })

/** What the company has registered of the supplier. */
export const companyRecordQuery = () => ({ ...callQuery(getCompanyRecord), staleTime: 0 })

/** What is kept of the person, and its requests about that. */
export const dataRightsQuery = () => ({ ...callQuery(getDataRights), staleTime: 0 })

const aDay = 24 * 60 * 60 * 1000

/** The economic activities of the first select. */
export const activitiesQuery = () => ({ ...callQuery(getEconomicActivities), staleTime: aDay })

/** Those of the second one. */
export const subActivitiesQuery = (division: string) => ({
  ...callQuery(getEconomicSubActivities, { query: { id: division } }),
  staleTime: aDay,
  enabled: division !== '',
})

/** The tax regimes. */
export const regimesQuery = () => ({ ...callQuery(getTaxRegimes), staleTime: aDay })

/** The cities that fit what was typed. */
export async function findCities(text: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const { data } = await send(getCities, { query: { textSearch: text } }, { signal })
  return data.map(({ nombre }) => ({ value: nombre, label: nombre }))
}

/** Keeps what the person says of itself; where it changed meanwhile, what it says now is asked for. @throws CallFailure */
export function useSaveProfile() {
  const client = useQueryClient()
  return async (change: ProfileChange) => {
    try {
      const kept = await send(updateProfile, { body: change })
      client.setQueryData(profileQuery().queryKey, kept)
      toast({ kind: 'success', message: profileTexts.form.saved })
    } catch (thrown) {
      if (failureOf(thrown).code === 'profile-changed')
        await client.invalidateQueries({ queryKey: profileQuery().queryKey })
      throw thrown
    }
  }
}

/** Asks for a change of the record; where it changed meanwhile, what it says now is asked for. @throws CallFailure */
export function useRequestChange() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: companyRecordQuery().queryKey })
  return async (body: CompanyChangeBody) => {
    try {
      const { numero } = await send(requestCompanyChange, { body })
      await refresh()
      toast({ kind: 'success', message: fill(companyProfileTexts.form.sent, { numero }) })
    } catch (thrown) {
      if (failureOf(thrown).code === 'record-changed') await refresh()
      throw thrown
    }
  }
}

/** Takes a request about the record back; whether it was, the page is brought up to date. */
export function useWithdrawChange() {
  const client = useQueryClient()
  const { busy, run } = useAct()
  return {
    isBusy: busy !== undefined,
    withdraw: (id: string) =>
      void run(id, async () => {
        try {
          const { numero } = await send(withdrawCompanyChange, { params: { id } })
          toast({ kind: 'success', message: fill(companyProfileTexts.withdrawn, { numero }) })
        } finally {
          await client.invalidateQueries({ queryKey: companyRecordQuery().queryKey })
        }
      }),
  }
}

/** What the page of a person's rights does beside its form. */
export function useDataRightsActions() {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const refresh = () => client.invalidateQueries({ queryKey: dataRightsQuery().queryKey })
  return {
    busy,
    take: (format: (typeof exportForms)[number]) =>
      void run(format, async () => {
        await download(exportOwnData, { query: { format } })
      }),
    withdraw: (id: string) =>
      void run(id, async () => {
        try {
          const { numero } = await send(withdrawDataRequest, { params: { id } })
          toast({ kind: 'success', message: fill(dataRightsTexts.withdrawn, { numero }) })
        } finally {
          await refresh()
        }
      }),
    /** @throws CallFailure */
    async ask(body: DataRequestBody) {
      const { numero, vence } = await send(requestAboutData, { body })
      await refresh()
      const date = formatDate(vence)
      toast({ kind: 'success', message: fill(dataRightsTexts.ask.sent, { numero, date }) })
    },
  }
}

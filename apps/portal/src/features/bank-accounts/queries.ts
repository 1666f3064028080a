import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  cancelBankChange,
  downloadBankCertificate,
  getBankAccounts,
  requestBankChange,
} from '@enlace/contract/bank-accounts/calls.ts'
import type { BankChange, BankChangeForm } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useState } from 'react'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'

/** The supplier's accounts and changes; asked again whenever the page is opened, because others decide meanwhile. */
export const bankAccountsQuery = () => ({ ...callQuery(getBankAccounts), staleTime: 0 })

/** Asks for another account with the bank's certificate; the person shows first who it is, and loses nothing by it. */
export const sendBankChange = (
  { sucursales, ...form }: BankChangeForm,
  certificado: File | undefined,
  onProgress: (sent: number) => void,
) =>
  withStepUp(() =>
    uploader(onProgress)(requestBankChange, {
      body: { ...form, sucursales: sucursales.join(','), ...(certificado && { certificado }) },
    }),
  )

/** Gets the certificate of a change to the person. */
export const downloadCertificate = (id: string) => download(downloadBankCertificate, { params: { id } })

/** Stops a change, and shows what became of it. */
export function useCancelling() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: bankAccountsQuery().queryKey })
  return {
    isBusy,
    refresh,
    async cancel({ id, numero }: Pick<BankChange, 'id' | 'numero'>) {
      setIsBusy(true)
      try {
        await send(cancelBankChange, { params: { id } })
        toast({ kind: 'success', message: fill(texts.cancelled, { numero }) })
      } catch (thrown) {
        toastFailure(thrown)
      } finally {
        // A refusal, too, says that the page is not what it was.
        await refresh()
        setIsBusy(false)
      }
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  cancelBankChange,
  checkBankCertificate,
  downloadBankCertificate,
  getBankAccounts,
  requestBankChange,
} from '@enlace/contract/bank-accounts/calls.ts'
import type {
  CertificateQuestion,
  CertificateReading,
} from '@enlace/contract/bank-accounts/certificate/schemas.ts'
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
export const bankAccountsQuery = () => ({
  ...callQuery(getBankAccounts),
  staleTime: 0,
  // The second factor is set up in another tab.
  refetchOnWindowFocus: true,
})

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

/** Compares a certificate with what is typed; undefined where the server does not say: it is only a hint. */
export function readCertificate(
  { banco, numero, titular, titular_nit, certificado_fecha }: CertificateQuestion,
  certificado: File,
): Promise<CertificateReading | undefined> {
  const body = { banco, numero, titular, titular_nit, certificado_fecha, certificado }
  return send(checkBankCertificate, { body }).catch(() => undefined)
}

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

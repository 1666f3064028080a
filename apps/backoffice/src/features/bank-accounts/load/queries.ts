import {
  checkBankAccounts,
  downloadAccountTemplate,
  loadBankAccounts,
} from '@enlace/contract/bank-accounts/load/calls.ts'
import type { AccountLoad, AccountPlaces } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { download } from '@enlace/web/http/download.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'

type Told = (sent: number) => void

/** The file is a part of the body beside its fields. */
const bodyOf = (archivo: File, places: AccountPlaces) => ({ ...places, archivo })

/** What would become of each row of a file; the server keeps nothing of it. @throws CallFailure */
export const checkFile = (archivo: File, places: AccountPlaces, onProgress: Told): Promise<AccountLoad> =>
  uploader(onProgress)(checkBankAccounts, { body: bodyOf(archivo, places) })

/** Loads the accounts of a file, after a step-up. @throws CallFailure */
export const loadFile = (archivo: File, places: AccountPlaces, onProgress: Told): Promise<AccountLoad> =>
  withStepUp(() => uploader(onProgress)(loadBankAccounts, { body: bodyOf(archivo, places) }))

/** Gets the workbook to fill in to the person. */
export const takeTemplate = () => download(downloadAccountTemplate, {})

import { getCities } from '@enlace/contract/catalogues/shown/calls.ts'
import { correctRegistration, registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { validateSupplierNit } from '@enlace/contract/supplier-registration/company-calls.ts'
import type { RegistrationReceipt } from '@enlace/contract/supplier-registration/schemas.ts'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { readBoot } from '../../core/company/boot.ts'
import { send } from '../../core/http/client.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { uploader } from '@enlace/web/http/upload.ts'

/** The answers and files of a form that is ready to be sent. */
export type FilledForm = {
  supplier: Record<string, string | boolean>
  /** Each under the name of its field. */
  files: readonly { field: string; file: File }[]
  idempotencyKey: string
}

/** What came of sending a form. */
export type SentForm = { receipt: RegistrationReceipt } | { failure: Failure }

/** Registers a supplier (spec 7, Supplier register), and tells how much of it has been sent. */
export function sendRegistration(
  { supplier, files, idempotencyKey }: FilledForm,
  onProgress: (sent: number) => void,
): Promise<SentForm> {
  const company = JSON.stringify({ id: readBoot().company.id })
  const body = { supplier: JSON.stringify(supplier), company, idempotencyKey, ...filesByField(files) }
  return outcomeOf(uploader(onProgress)(registerSupplier, { body }))
}

/** Sends a returned request again, corrected. */
export function sendCorrection(
  token: string,
  { supplier, files }: FilledForm,
  onProgress: (sent: number) => void,
): Promise<SentForm> {
  const body = { supplier: JSON.stringify(supplier), ...filesByField(files) }
  return outcomeOf(uploader(onProgress)(correctRegistration, { params: { token }, body }))
}

/** Why a NIT may not be registered, in the server's words; nothing where it may, or where nobody answered. */
export async function refusalOfNit(
  documentId: string,
  documentIdVerify: string,
): Promise<string | undefined> {
  const answer = await send(validateSupplierNit, { query: { documentId, documentIdVerify } }).catch(
    () => undefined,
  )
  return answer?.error ? answer.message : undefined
}

/** The cities that fit what was typed. */
export async function findCities(text: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const { data } = await send(getCities, { query: { textSearch: text } }, { signal })
  return data.map(({ nombre }) => ({ value: nombre, label: nombre }))
}

/** The files as parts of the body, beside the fields that the call names. */
function filesByField(files: FilledForm['files']): Readonly<Record<string, File>> {
  return Object.fromEntries(files.map(({ field, file }) => [field, file]))
}

async function outcomeOf(sending: Promise<RegistrationReceipt>): Promise<SentForm> {
  try {
    return { receipt: await sending }
  } catch (thrown) {
    return { failure: failureOf(thrown) }
  }
}

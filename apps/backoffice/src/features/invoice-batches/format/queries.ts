import { keepPreviousData } from '@tanstack/react-query'
import {
  addInvoiceFormat,
  changeInvoiceFormat,
  previewInvoiceFormat,
} from '@enlace/contract/invoice-batches/calls.ts'
import type { BatchFormat, KeptFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { send } from '../../../core/session/client.ts'

/** Keeps a format: a new one, or another version of the one that was seen. @throws CallFailure */
export const sendFormat = (formato: BatchFormat, kept: KeptFormat | undefined) =>
  kept
    ? send(changeInvoiceFormat, { params: { id: kept.id }, body: { version: kept.version, formato } })
    : send(addInvoiceFormat, { body: { formato } })

/** The first lines of a file in a format; nothing is asked while it is not whole. */
export const previewQuery = (formato: BatchFormat, isWhole: boolean) => ({
  queryKey: ['invoice-format-preview', formato],
  queryFn: () => send(previewInvoiceFormat, { body: { formato } }),
  enabled: isWhole,
  retry: false,
  placeholderData: keepPreviousData,
})

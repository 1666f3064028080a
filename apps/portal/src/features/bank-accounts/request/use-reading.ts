import type {
  CertificateQuestion,
  CertificateReading,
} from '@enlace/contract/bank-accounts/certificate/schemas.ts'
import { readAccountNumber } from '@enlace/domain/bank-account.ts'
import { useEffect, useState } from 'react'

/** Milliseconds without typing after which the certificate is compared. */
const pause = 1200

export type Reading = { isReading: boolean; reading: CertificateReading | undefined }
export type ReadCertificate = (
  question: CertificateQuestion,
  certificate: File,
) => Promise<CertificateReading | undefined>

/**
 * Compares the certificate with what is typed, a moment after the last change of either. It is a hint: where the server
 * does not answer, nothing is said.
 */
export function useReading(
  typed: CertificateQuestion,
  certificate: File | undefined,
  read: ReadCertificate,
): Reading {
  const [told, setTold] = useState<{ of: string; file: File; reading: CertificateReading | undefined }>()
  const { banco, numero, titular, titular_nit, certificado_fecha } = typed
  const key = JSON.stringify([banco, numero, titular, titular_nit, certificado_fecha])
  // Each number is compared once it is one: the calls are limited.
  const isAsked = certificate !== undefined && readAccountNumber(numero) !== undefined
  const isKnown = told?.of === key && told.file === certificate
  useEffect(() => {
    if (!isAsked || isKnown) return
    let isOver = false
    const later = setTimeout(() => {
      const question = { banco, numero, titular, titular_nit, certificado_fecha }
      void read(question, certificate).then((reading) => {
        if (!isOver) setTold({ of: key, file: certificate, reading })
      })
    }, pause)
    return () => {
      clearTimeout(later)
      isOver = true
    }
  }, [isAsked, isKnown, key, certificate, read, banco, numero, titular, titular_nit, certificado_fecha])
  if (!isAsked) return { isReading: false, reading: undefined }
  return { isReading: !isKnown, reading: isKnown ? told.reading : undefined }
}

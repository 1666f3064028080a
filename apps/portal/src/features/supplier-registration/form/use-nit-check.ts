import { isCheckDigitRight } from '@enlace/domain/nit.ts'
import { useEffect, useState } from 'react'

/** What is known of the NIT that stands in the form. */
export type NitCheck = {
  /** Number and check digit belong together, and the server has nothing against it. */
  isRight: boolean
  /** Why the server does not take it. */
  refusal: string | undefined
}

/** Asks the server about a NIT as soon as its check digit is right (spec 7, Validate supplier NIT). */
export function useNitCheck(
  number: unknown,
  digit: unknown,
  refusalOf: (documentId: string, documentIdVerify: string) => Promise<string | undefined>,
): NitCheck {
  const [asked, setAsked] = useState<{ nit: string; refusal: string | undefined }>()
  const typed = typeof number === 'string' && typeof digit === 'string' ? { number, digit } : undefined
  const nit =
    typed && typed.digit !== '' && isCheckDigitRight(typed.number, typed.digit) && typed.number.length > 2
      ? `${typed.number}-${typed.digit}`
      : undefined
  useEffect(() => {
    if (nit === undefined) return
    let isShown = true
    const [documentId = '', documentIdVerify = ''] = nit.split('-')
    void refusalOf(documentId, documentIdVerify).then((refusal) => {
      if (isShown) setAsked({ nit, refusal })
    })
    return () => {
      isShown = false
    }
  }, [nit, refusalOf])
  const isAnswered = nit !== undefined && asked?.nit === nit
  return {
    isRight: isAnswered && asked.refusal === undefined,
    refusal: isAnswered ? asked.refusal : undefined,
  }
}

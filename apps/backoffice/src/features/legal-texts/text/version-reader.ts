import type { LegalCode } from '@enlace/contract/legal-texts/schemas.ts'
import type { ComponentType, ReactNode } from 'react'

/** Shows what is made of a version's words once they have come. */
export type VersionReader = ComponentType<{
  code: LegalCode
  version: number
  children: (words: { title: string; html: string }) => ReactNode
}>

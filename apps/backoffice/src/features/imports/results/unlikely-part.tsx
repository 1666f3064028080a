import type { ImportUnlikely } from '@enlace/contract/imports/doubt-schemas.ts'
import { importMappingTexts } from '@enlace/contract/imports/doubt-texts.ts'
import { unlikelySentence } from '@enlace/contract/imports/unlikely-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Stack } from '@enlace/ui/stack.tsx'

/** What a load would do that hardly anybody means, before everything else that the trial says. */
export function UnlikelyPart({ found }: { found: readonly ImportUnlikely[] }) {
  if (found.length === 0) return null
  return (
    <Banner kind="warning">
      <Stack>
        <strong>{importMappingTexts.unlikely.title}</strong>
        {found.map((one) => (
          <p key={`${one.reason} ${one.file ?? ''}`}>{unlikelySentence(one)}</p>
        ))}
      </Stack>
    </Banner>
  )
}

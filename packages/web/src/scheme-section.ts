import { schemeTexts as texts } from '@enlace/contract/core/frame/scheme-texts.ts'
import type { Scheme } from '@enlace/ui/core/scheme.ts'
import type { MenuSection } from '@enlace/ui/menu.tsx'
import { useSyncExternalStore } from 'react'
import { keepScheme, readScheme, subscribeToScheme } from './scheme.ts'

const schemes = ['light', 'dark', 'system'] as const

/** The choice of the colour scheme, as a part of the person's menu. */
export function useSchemeSection(): MenuSection {
  const chosen = useSyncExternalStore<Scheme>(subscribeToScheme, readScheme, () => 'system')
  return {
    id: 'scheme',
    label: texts.label,
    items: schemes.map((scheme) => ({
      id: scheme,
      label: texts[scheme],
      isChecked: scheme === chosen,
      onSelect: () => keepScheme(scheme),
    })),
  }
}

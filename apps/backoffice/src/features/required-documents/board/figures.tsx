import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { states, type StateOf } from '@enlace/domain/states.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { showCount } from '@enlace/web/document/shown.ts'

type FiguresProps = {
  counts: Readonly<Record<string, number>> | undefined
  suppliers: { proveedores: number; completos: number } | undefined
  chosen: readonly string[]
  onToggle: (state: StateOf<'documento_exigido'>) => void
}

/** How many documents are in each state, and how many suppliers have all that they must; they follow the filter. */
export function Figures({ counts, suppliers, chosen, onToggle }: FiguresProps) {
  return (
    <KpiStrip label={texts.summary} isOneLine>
      <Kpi
        label={texts.complete}
        value={showCount(suppliers?.completos ?? 0)}
        note={fill(texts.ofSuppliers, { n: showCount(suppliers?.proveedores ?? 0) })}
        isLoading={suppliers === undefined}
      />
      {states.documento_exigido.map(({ id, tone }) => (
        <Kpi
          key={id}
          label={stateTexts.documento_exigido[id]}
          value={showCount(counts?.[id] ?? 0)}
          isLoading={counts === undefined}
          {...((counts?.[id] ?? 0) > 0 && { tone })}
          isSelected={chosen.includes(id)}
          onToggle={() => onToggle(id)}
        />
      ))}
    </KpiStrip>
  )
}
